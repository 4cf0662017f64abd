import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { call } from '@varda/platform/http';

/** Has the browser ask for a passkey of this site, whosever it is; rejects where none is shown. */
export async function askForPasskey() {
  const { options } = await call('POST /login/challenge');
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}
