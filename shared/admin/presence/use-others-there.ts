import type { OpenedKind, OthersThere } from '@varda/contract/presence';
import { call, isApiError } from '@varda/platform/http';
import { sessionStore, useSession } from '@varda/platform/session';
import { useEffect, useState } from 'react';

type Others = OthersThere['others'];

/** How often a form says that it is open, in milliseconds. */
const renewedEach = 5_000;

const nobody: Others = [];

/** Says that a form is open for as long as it is, and tells who else has it open. A call that fails is none of the form's business. */
export function useOthersThere(entity: OpenedKind, id: string): Others {
  const [others, setOthers] = useState(nobody);
  const session = useSession();
  const token = session.status === 'signed-in' ? session.token : null;

  useEffect(() => {
    if (!token) return setOthers(nobody);
    const params = { entity, id };
    let isKnown = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;

    async function renew() {
      try {
        if (navigator.onLine) {
          isKnown = true;
          const tab = document.hidden ? 'background' : 'front';
          const answer = await call('POST /presence/:entity/:id', { params, query: { tab }, token: token as string });
          if (!isOver) setOthers(answer.others);
        }
      } catch (error) {
        if (!isOver) setOthers(nobody);
        // The session has ended; another login begins anew.
        if (isApiError(error) && [401, 403].includes(error.status)) {
          isOver = true;
          isKnown = false;
        }
      }
      if (!isOver) timer = setTimeout(renew, renewedEach);
    }

    function end() {
      isOver = true;
      clearTimeout(timer);
      // Whoever is signed in by now takes back nothing of somebody else's.
      const now = sessionStore.getState();
      if (!isKnown || now.status !== 'signed-in' || now.token !== token) return;
      isKnown = false;
      call('DELETE /presence/:entity/:id', { params, token, keepalive: true }).catch(() => {});
    }

    /** The page comes back as it was when somebody goes back to it. */
    function resume({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      isOver = false;
      void renew();
    }

    void renew();
    addEventListener('pagehide', end);
    addEventListener('pageshow', resume);
    return () => {
      removeEventListener('pagehide', end);
      removeEventListener('pageshow', resume);
      end();
    };
  }, [entity, id, token]);

  return others;
}
