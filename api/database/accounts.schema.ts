import type { KeyScope } from '@varda/contract/api-keys';
import type { Area } from '@varda/contract/permissions';
import type { BrowserName, SystemName } from '@varda/contract/session';
import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  role: 'user' | 'admin';
  version: number;
  password_hash: string;
  name_sort: string;
  search: string;
  /** JSON list of what the account may not do. */
  restrictions: Generated<string>;
  /** Whether it gets e-mails about comments and approvals: 0 or 1. */
  mail_notices: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex; the token itself is known to its bearer only. */
  token_hash: string;
  user_id: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  browser: BrowserName | null;
  system: SystemName | null;
  /** Where it was used last. */
  network: string | null;
}

/** Browsers in which an account was signed in to, by a cookie. */
export interface KnownBrowsersTable {
  user_id: string;
  /** SHA-256 of the cookie's value. */
  browser_hash: string;
  seen_at: string;
}

/** E-mails about sign-ins from new browsers that are still to be sent. */
export interface LoginNoticesTable {
  id: string;
  user_id: string;
  language: 'en' | 'mk';
  browser: BrowserName | null;
  system: SystemName | null;
  network: string | null;
  attempts: number;
  due_at: string;
  created_at: string;
}

/** Authenticator apps. */
export interface SecondFactorsTable {
  user_id: string;
  /** In base 32. Codes are made of it, so that it cannot be a hash. */
  secret: string;
  /** Period of the last code that was used: none is good twice. */
  last_step: number;
  created_at: string;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: string | null;
}

export interface PasskeysTable {
  id: string;
  /** As the authenticator calls it, in base64url. */
  credential_id: string;
  user_id: string;
  name: string;
  /** COSE key in base64url. */
  public_key: string;
  /** How often it has signed, where its authenticator counts that. */
  counter: number;
  created_at: string;
  used_at: string | null;
}

/** What passkeys have been asked to sign. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Whose new passkey is to sign it; null for a login. */
  user_id: string | null;
  expires_at: string;
}

/** Whom an issuer of OpenID Connect knows by which account. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: string;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

export interface AccountRulesTable {
  rule: 'second_factor' | 'four_eyes' | `approval.${Area}`;
  since: string;
}

export interface PasswordLinksTable {
  id: string;
  /** Whose link it is; an address that somebody has typed until the e-mail is sent. */
  email: string;
  purpose: 'invitation' | 'recovery';
  language: 'en' | 'mk';
  /** Null until the link is made; see `linkHash`. */
  token_hash: Generated<string | null>;
  expires_at: Generated<string | null>;
  attempts: number;
  /** When the e-mail is to be tried; null once it is sent, and where there is none. */
  due_at: string | null;
  created_at: string;
}

/** Tokens of programs: release tokens and API keys. */
export interface AccessTokensTable {
  id: string;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  name: string;
  scope: 'release' | KeyScope;
  /** The one remote that a release token is good for; all of them without. */
  remote: string | null;
  created_at: string;
  created_by: string;
  /** Whose it is; of a token of before owners, null where nobody is known. */
  user_id: string | null;
  expires_at: string;
  used_at: string | null;
}
