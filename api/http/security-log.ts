import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** What the log tells about who may do what, for whoever looks into an attack. */
export type SecurityEvent =
  | (
      | 'login'
      | 'login_failed'
      | 'login_slowed'
      | 'logout'
      | 'session_ended'
      | 'sessions_ended'
      | 'session_refused'
      | 'forbidden'
    )
  | (
      | 'password_changed'
      | 'password_refused'
      | 'email_changed'
      | 'role_changed'
      | 'permissions_changed'
      | 'account_created'
      | 'account_deleted'
    )
  | ('factor_added' | 'factor_removed' | 'factor_asked' | 'factor_refused' | 'recovery_code_used')
  | ('passkey_added' | 'passkey_removed')
  | ('factor_required' | 'factor_optional' | 'recovery_codes_renewed')
  | ('account_invited' | 'recovery_asked')
  | ('key_created' | 'key_revoked')
  | ('token_created' | 'token_revoked' | 'export' | 'restore' | 'person_deleted');

/** Ids and roles; no names, e-mails or tokens. */
type Details = Partial<
  Record<'by' | 'account' | 'token' | 'remote' | 'from' | 'role' | 'roleBefore' | 'reason', string | null>
>;

/** A line of a security event: who (an account's id), from where, and in which request. Addresses of people are in no other lines. */
export function logSecurity(request: FastifyRequest, event: SecurityEvent, details: Details = {}): void {
  writeSecurityEvent(request.log, event, { by: request.signedIn?.userId ?? null, from: request.ip, ...details });
}

/** The same for what is not done by a request. */
export function writeSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent, details: Details): void {
  // A log that is to have warnings alone has these too.
  const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  always.info({ security: event, ...details }, 'security event');
}
