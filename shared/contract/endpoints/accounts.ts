import { z } from 'zod';
import { accountRules } from '../account-rules.ts';
import { apiKey, createdApiKey, newApiKey } from '../api-keys.ts';
import { approvalRuleSwitch, approvalRules } from '../approvals.ts';
import { done, id } from '../entity.ts';
import { begunPasskey, loginChallenge, newPasskey, passkeyProof } from '../passkeys.ts';
import { deletedPerson, personAsked, personalData } from '../personal-data.ts';
import {
  begunFactor,
  confirmedFactor,
  factorBeginning,
  factorConfirmation,
  passwordConfirmation,
  secondFactor,
} from '../second-factor.ts';
import {
  chosenPassword,
  credentials,
  login,
  noticeSettings,
  ownSession,
  passwordChange,
  recoveryAnswer,
  recoveryRequest,
  session,
  singleSignOn,
} from '../session.ts';
import { invitedUser, newUser, userChange, usersPage, usersQuery } from '../users.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });

/** People: who signs in, how, and what they may do. */
export const accountsEndpoints = {
  'POST /login': { access: 'public', summary: 'Start a session', body: credentials, answer: login },
  'POST /login/challenge': {
    access: 'public',
    summary: 'What a passkey has to sign for a login, once, within five minutes',
    answer: loginChallenge,
  },
  'POST /login/passkey': {
    access: 'public',
    summary: 'Start a session by a passkey alone',
    body: passkeyProof,
    answer: login,
  },
  'GET /login/single-sign-on': {
    access: 'public',
    summary: 'Whether there is single sign-on. A browser begins it at `/login/single-sign-on/start`',
    answer: singleSignOn,
  },
  'POST /login/single-sign-on': {
    access: 'public',
    summary: 'Get the session of a browser that has just come back from the issuer',
    answer: login,
  },
  'GET /session': { access: 'staff', beforeFactor: true, summary: 'Who is signed in', answer: session },
  'GET /sessions': {
    access: 'staff',
    inPerson: true,
    summary: 'The sessions of this account, this one first',
    answer: z.array(ownSession),
  },
  'POST /logout': { access: 'staff', inPerson: true, beforeFactor: true, summary: 'End this session', answer: done },
  'DELETE /sessions': {
    access: 'staff',
    inPerson: true,
    summary: 'End all sessions of this account, this one too',
    answer: done,
  },
  'DELETE /sessions/others': {
    access: 'staff',
    inPerson: true,
    summary: 'End all other sessions of this account',
    answer: done,
  },
  'DELETE /sessions/:id': {
    access: 'staff',
    inPerson: true,
    summary: 'End one session of this account',
    params: byId,
    answer: done,
  },
  'POST /password-recovery': {
    access: 'public',
    summary: 'Send a link for a new password, if there is such an account; the answer does not tell',
    body: recoveryRequest,
    answer: recoveryAnswer,
  },
  'PUT /password-recovery': {
    access: 'public',
    summary: 'Choose a password by a link, once, and end all sessions of the account',
    body: chosenPassword,
    answer: done,
  },
  'PUT /password': {
    access: 'staff',
    inPerson: true,
    summary: 'Change the password of this account and end its other sessions',
    body: passwordChange,
    answer: done,
  },
  'GET /second-factor': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'What logins of this account ask for beside the password',
    answer: secondFactor,
  },
  'POST /second-factor': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'Begin to set up an authenticator app; it counts once a code has confirmed it',
    body: factorBeginning,
    answer: begunFactor,
  },
  'PUT /second-factor': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'Confirm the app by a code; with the first factor the answer has recovery codes, shown once',
    body: factorConfirmation,
    answer: confirmedFactor,
  },
  'POST /second-factor/recovery-codes': {
    access: 'staff',
    inPerson: true,
    summary: 'New recovery codes, shown once; the former ones end',
    body: passwordConfirmation,
    answer: confirmedFactor,
  },
  'POST /second-factor/removal': {
    access: 'staff',
    inPerson: true,
    summary: 'Take the authenticator app of this account away',
    body: passwordConfirmation,
    answer: done,
  },
  'POST /passkeys/options': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'What the browser is to make a passkey of, once, within five minutes',
    body: passwordConfirmation,
    answer: begunPasskey,
  },
  'POST /passkeys': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'Add a passkey to this account; with the first factor the answer has recovery codes, shown once',
    body: newPasskey,
    answer: confirmedFactor,
    status: 201,
  },
  'POST /passkeys/:id/removal': {
    access: 'staff',
    inPerson: true,
    summary: 'Remove a passkey of this account',
    params: byId,
    body: passwordConfirmation,
    answer: done,
  },
  'GET /api-keys': {
    access: 'staff',
    inPerson: true,
    summary: 'The API keys of this account',
    answer: z.array(apiKey),
  },
  'POST /api-keys': {
    access: 'staff',
    inPerson: true,
    summary: 'Make an API key; it is shown once',
    body: newApiKey,
    answer: createdApiKey,
    status: 201,
  },
  'DELETE /api-keys/:id': {
    access: 'staff',
    inPerson: true,
    summary: 'Revoke an API key of this account',
    params: byId,
    answer: done,
  },
  'GET /notice-settings': {
    access: 'staff',
    inPerson: true,
    summary: 'Whether this account gets e-mails about comments and approvals',
    answer: noticeSettings,
  },
  'PUT /notice-settings': {
    access: 'staff',
    inPerson: true,
    summary: 'Turn e-mails about comments and approvals on or off for this account',
    body: noticeSettings,
    answer: noticeSettings,
  },
  'GET /account-rules': {
    access: 'admin',
    inPerson: true,
    needs: 'settings.see',
    summary: 'What is required of all accounts',
    answer: accountRules,
  },
  'PUT /account-rules': {
    access: 'admin',
    inPerson: true,
    needs: 'settings.write',
    summary: 'Require a second factor of all accounts, or no longer; who has none can then only set one up',
    body: accountRules,
    answer: accountRules,
  },
  'GET /approval-rules': {
    access: 'admin',
    needs: 'settings.see',
    summary: 'In which areas changes are approved before they are published',
    answer: approvalRules,
  },
  'PUT /approval-rules': {
    access: 'admin',
    inPerson: true,
    needs: 'settings.write',
    summary:
      'Say of one area whether who may not publish asks for approval, or whether whoever has written may approve',
    body: approvalRuleSwitch,
    answer: approvalRules,
  },
  'GET /users': {
    access: 'staff',
    summary: 'List accounts; factors and restrictions are shown to admins alone',
    query: usersQuery,
    answer: usersPage,
  },
  'POST /register': {
    access: 'admin',
    inPerson: true,
    summary: 'Create an account, with a password or with an invitation to choose one',
    body: newUser,
    answer: invitedUser,
    status: 201,
  },
  'PUT /users/:id': {
    access: 'admin',
    inPerson: true,
    summary: 'Change an account',
    versioned: true,
    params: byId,
    body: userChange,
    answer: invitedUser,
  },
  'DELETE /users/:id': {
    access: 'admin',
    inPerson: true,
    summary: 'Delete an account and end its sessions',
    params: byId,
    answer: done,
  },
  'POST /personal-data/export': {
    access: 'admin',
    inPerson: true,
    summary: 'Everything that is stored about a person, by e-mail address',
    body: personAsked,
    answer: personalData,
  },
  'POST /personal-data/deletion': {
    access: 'admin',
    inPerson: true,
    summary:
      'Delete what is stored about a person: account, sessions, messages; the name in what stays becomes a pseudonym',
    body: personAsked,
    answer: deletedPerson,
  },
} as const satisfies Record<string, Endpoint>;
