import { call } from '@varda/platform/http';
import { redirect } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { announceLogin } from './announced-login.ts';
import { requestedPath } from './requested-path.ts';

/** Signs in with the session that the server has started when the browser came back from single sign-on (U-07). */
export async function finishSingleSignOn({ searchParams }: URL): Promise<Response> {
  const from = searchParams.get('from');
  try {
    const login = await call('POST /login/single-sign-on');
    announceLogin();
    sessionStore.signIn(login);
    return redirect(requestedPath(from));
  } catch {
    return redirect(`/login?${new URLSearchParams({ sso: 'failed', ...(from && { from }) })}`);
  }
}
