import { safeSessionStorage } from '@varda/platform/storage';
import { useEffect } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { useSuccessToast } from '../use-success-toast.ts';

const key = 'login-toast';

/** The login is told of in the back office: between it and the form there may be a new document. */
export function announceLogin(): void {
  safeSessionStorage.setItem(key, 'shown next');
}

export function useLoginToast(isSignedIn: boolean): void {
  const { t } = useBackOfficeTexts();
  const toast = useSuccessToast();
  useEffect(() => {
    if (!isSignedIn || !safeSessionStorage.getItem(key)) return;
    safeSessionStorage.removeItem(key);
    toast(t('login.successful'));
  });
}
