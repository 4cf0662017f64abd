import { Loader, Text } from '@mantine/core';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import type { AnswerOf } from '@varda/contract/endpoints';
import { call, isApiError, isRefusal, messageOf } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { useEffect, useState } from 'react';
import { NotLoaded } from '../not-loaded.tsx';
import { useHeld } from './account.modal.tsx';
import { type FactorChange, FactorOverview } from './factor-overview.tsx';
import { OneFieldForm } from './one-field-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';
import { useAccountTexts } from './texts/account-texts.ts';

const queryKey = ['second-factor'];

type Said = 'factor.added' | 'factor.renewed' | 'factor.removed' | 'passkeys.made' | 'passkeys.removed';

interface PasskeyStep extends AnswerOf<'POST /passkeys/options'> {
  at: 'passkey';
  /** What the browser has made: sent again where the answer was lost, and not made a second time. */
  credential?: RegistrationResponseJSON;
}

/** What the dialog shows: what there is, one step of setting something up, or recovery codes. */
type Step =
  | { at: 'overview'; said?: Said }
  | ({ at: 'app' } & AnswerOf<'POST /second-factor'>)
  | PasskeyStep
  | { at: 'codes'; said: Said; codes: readonly string[] };

interface Props {
  /** It has to be set up: there is nothing else to choose. */
  isRequired?: boolean;
  onDone: () => void;
}

/** The second factor of one's own account: an authenticator app, passkeys, recovery codes (U-02). */
export default function SecondFactor({ isRequired = false, onDone }: Props) {
  const { t } = useAccountTexts();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'overview' });
  /** How many changes have led back to the overview: each finds it with an empty field. */
  const [changes, setChanges] = useState(0);
  const [pending, setPending] = useState<FactorChange | null>(null);
  /** An answer of this setup was lost: it may be on with recovery codes that nobody has seen. They are shown once it is sent again, or made anew. */
  const [isUnsure, setUnsure] = useState(false);
  const factor = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /second-factor', { signal }),
    staleTime: 0,
    gcTime: 0,
    // It may be set up in another window.
    refetchOnWindowFocus: true,
  });
  const go = useMutation({
    // It holds codes and a secret.
    gcTime: 0,
    mutationFn: (next: () => Promise<Step>) => next(),
    onSuccess: async (reached) => {
      if (reached.at === 'overview') {
        await queries.invalidateQueries({ queryKey });
        setChanges((count) => count + 1);
      }
      if (reached.at !== 'passkey') setUnsure(false);
      setStep(reached);
    },
    // It may have been done all the same.
    onError: (error) => {
      if (step.at !== 'overview' && isApiError(error) && !isRefusal(error)) setUnsure(true);
      // The secret shown is no longer valid: another window has started setup again or finished it, or this one has, by what was lost.
      if (isApiError(error) && error.code === 'conflict') setStep({ at: 'overview' });
      void queries.invalidateQueries({ queryKey });
    },
    onSettled: () => setPending(null),
  });
  // Said in one place: the codes are drawn before the mutation ends, which would say anew what holds the dialog.
  useHeld(go.isPending ? 'answer' : step.at === 'codes' ? 'shown-once' : undefined);
  const back = () => {
    go.reset();
    setUnsure(false);
    setStep({ at: 'overview' });
  };

  const isOn = factor.data !== undefined && (factor.data.since !== null || factor.data.passkeys.length > 0);
  const isDone = isRequired && isOn && step.at !== 'codes' && !go.isPending && !isUnsure;
  useEffect(() => {
    // Here, or in another window.
    if (isDone) onDone();
  }, [isDone, onDone]);

  if (step.at === 'codes') return <RecoveryCodes title={t(step.said)} codes={step.codes} onClose={onDone} />;
  if (step.at === 'app')
    return (
      <OneFieldForm
        name="code"
        input={{ label: t('factor.code'), inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 }}
        submit={t('factor.confirm')}
        back={t('factor.back')}
        error={go.error}
        failure={t('factor.failed')}
        isPending={go.isPending}
        onSubmit={(code) => go.mutate(() => confirmApp(code, step.secret))}
        onBack={back}
      >
        <Text>{t('factor.scan')}</Text>
        <QrCode text={step.uri} label={t('factor.qr')} />
        <Text size="sm">
          {t('factor.byHand')} <span className={classes.secret}>{step.secret.match(/.{4}/g)?.join(' ')}</span>
        </Text>
      </OneFieldForm>
    );
  if (step.at === 'passkey')
    return (
      <OneFieldForm
        name="name"
        input={{ label: t('passkeys.name'), defaultValue: step.name, maxLength: 100 }}
        submit={t('passkeys.make')}
        back={t('factor.back')}
        error={go.error}
        failure={t(isKnown(go.error) ? 'passkeys.known' : 'passkeys.notMade')}
        isPending={go.isPending}
        onSubmit={(name) => go.mutate(() => makePasskey(step, name, setStep))}
        onBack={back}
      >
        <Text>{t('passkeys.hint')}</Text>
      </OneFieldForm>
    );
  if (factor.isPending) return <Loader role="status" aria-label={t('factor.loading')} />;
  if (!factor.data) return <NotLoaded message={messageOf(factor.error, t('factor.failed'))} onRetry={factor.refetch} />;
  return (
    <FactorOverview
      key={changes}
      factor={factor.data}
      said={step.said ? t(step.said) : ''}
      error={go.error}
      pending={pending}
      onChange={(change, password) => {
        setPending(change);
        go.mutate(() => begin(change, password));
      }}
    />
  );
}

/** Makes a change that wants the password, as far as it goes without anything more. */
async function begin(change: FactorChange, password: string | undefined): Promise<Step> {
  const body = { currentPassword: password ?? '' };
  switch (change) {
    case 'app':
      return { at: 'app', ...(await call('POST /second-factor', { body: { currentPassword: password } })) };
    case 'passkey':
      return { at: 'passkey', ...(await call('POST /passkeys/options', { body })) };
    case 'codes':
      return codesStep(await call('POST /second-factor/recovery-codes', { body }), 'factor.renewed');
    case 'removeApp':
      await call('POST /second-factor/removal', { body });
      return { at: 'overview', said: 'factor.removed' };
    default: {
      const [, id = ''] = change.split(' ');
      await call('POST /passkeys/:id/removal', { params: { id }, body });
      return { at: 'overview', said: 'passkeys.removed' };
    }
  }
}

async function confirmApp(code: string, secret: string): Promise<Step> {
  return codesStep(await call('PUT /second-factor', { body: { code, secret } }), 'factor.added');
}

async function makePasskey(step: PasskeyStep, name: string, keep: (step: PasskeyStep) => void): Promise<Step> {
  const optionsJSON = step.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = step.credential ?? (await startRegistration({ optionsJSON }));
  keep({ ...step, credential });
  return codesStep(await call('POST /passkeys', { body: { name, credential } }), 'passkeys.made');
}

function codesStep({ recoveryCodes }: { recoveryCodes: readonly string[] }, said: Said): Step {
  return recoveryCodes.length > 0 ? { at: 'codes', said, codes: recoveryCodes } : { at: 'overview', said };
}

/** The authenticator has a passkey of this account already. */
const isKnown = (error: Error | null) => error?.name === 'InvalidStateError';
