/** A call that the storage has refused or not answered. */
export class S3Error extends Error {
  /** Code of the storage or of the network: `NoSuchBucket`, `ECONNREFUSED`. */
  readonly code: string;
  /** What a caller of the api gets for it. */
  readonly statusCode = 503;
  /** Whether the same call may succeed later: it was not answered, or with a failure of the storage. */
  readonly isPassing: boolean;

  constructor(place: string, code: string, detail: string, isPassing: boolean) {
    super(`the picture storage ${place} ${detail}. ${remedies[code] ?? 'Check the variables S3_…'}.`);
    this.code = code;
    this.isPassing = isPassing;
  }
}

const checkKeys = 'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
const checkRegion = 'Check S3_REGION and S3_ENDPOINT';
const checkEndpoint = 'Check S3_ENDPOINT and that it runs';

const remedies: Record<string, string> = {
  InvalidAccessKeyId: checkKeys,
  SignatureDoesNotMatch: checkKeys,
  AccessDenied: 'These keys need the rights to list the bucket and to read, write and delete in it',
  NoSuchBucket: 'Make the bucket, or name another one with S3_BUCKET=…',
  AuthorizationHeaderMalformed: checkRegion,
  PermanentRedirect: checkRegion,
  RequestTimeTooSkewed: "Set this machine's clock",
  ECONNREFUSED: checkEndpoint,
  ENOTFOUND: checkEndpoint,
  TimeoutError: checkEndpoint,
};

/** `fetch failed` says why in its cause, or in the first of several where a name has several addresses. */
export function networkCode(error: Error): string {
  const cause = error.cause as (Error & { code?: string; errors?: (Error & { code?: string })[] }) | undefined;
  return cause?.code ?? cause?.errors?.[0]?.code ?? (error.name === 'TypeError' ? error.message : error.name);
}
