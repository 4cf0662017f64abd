import type { Role } from '@varda/contract/users';
import { listOf, optional, unset } from '@varda/server/variables';
import { z } from 'zod';

const list = optional(z.string().transform(listOf));
const onOrOff = z.preprocess(unset, z.stringbool({ error: 'must be on or off' }).default(false));

/** Unencrypted, an issuer may be on this machine alone: for trying things out. */
const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** What the environment says of single sign-on by OpenID Connect (U-07); without an issuer there is none. */
export const singleSignOnVariables = {
  OIDC_ISSUER: optional(
    z.url({ error: 'must be an address like https://login.example.com' }).refine(
      (text) => {
        const url = URL.parse(text);
        // Refined all the same: what is no address has been named by then.
        return !url || url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
      },
      { error: 'must begin with https://' },
    ),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  /** What the login page calls the issuer. */
  OIDC_NAME: z.preprocess(unset, z.string().max(40, { error: 'must have at most 40 characters' }).default('SSO')),
  /** Domains of e-mail addresses that are let in. */
  OIDC_DOMAINS: list,
  /** Whether an address counts that the issuer does not call verified. For issuers where nobody chooses their own. */
  OIDC_TRUST_EMAILS: onOrOff,
  /** The claim with a person's groups. */
  OIDC_GROUPS_CLAIM: z.preprocess(unset, z.string().default('groups')),
  /** Groups whose people are admins, and those whose people are users. With either, accounts are made, and their role follows. */
  OIDC_ADMIN_GROUPS: list,
  OIDC_USER_GROUPS: list,
};

type Variables = z.output<z.ZodObject<typeof singleSignOnVariables>>;

/** What single sign-on cannot be without. */
export const neededBeside = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAINS', 'SITE_URL'] as const;

export interface SingleSignOnSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  name: string;
  domains: readonly string[];
  trustsEmails: boolean;
  groupsClaim: string;
  /** Groups by the role that they give; null where groups say nothing. */
  groups: Record<Role, readonly string[]> | null;
  /** Where the site is. */
  site: string;
}

/** `null` where no issuer is named. */
export function singleSignOnSettings(read: Variables & { SITE_URL?: string | undefined }): SingleSignOnSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAINS, SITE_URL } = read;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_DOMAINS || !SITE_URL) return null;
  const { OIDC_ADMIN_GROUPS: admin = [], OIDC_USER_GROUPS: user = [] } = read;
  return {
    issuer: new URL(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: read.OIDC_NAME,
    domains: OIDC_DOMAINS.map((domain) => domain.toLowerCase()),
    trustsEmails: read.OIDC_TRUST_EMAILS,
    groupsClaim: read.OIDC_GROUPS_CLAIM,
    groups: admin.length + user.length > 0 ? { admin, user } : null,
    site: SITE_URL,
  };
}
