import { safeSessionStorage } from '@varda/platform/storage';
import { useEffect } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { useToasts } from '../use-toasts.ts';

const key = 'login-toast';

/** The back office says that the login has succeeded: between it and the form there may be a new document. */
export function announceLogin(): void {
  safeSessionStorage.setItem(key, 'shown next');
}

export function useLoginToast(isSignedIn: boolean): void {
  const { t } = useBackOfficeTexts();
  const toasts = useToasts();
  useEffect(() => {
    if (!isSignedIn || !safeSessionStorage.getItem(key)) return;
    safeSessionStorage.removeItem(key);
    toasts.success(t('login.successful'));
  });
}
