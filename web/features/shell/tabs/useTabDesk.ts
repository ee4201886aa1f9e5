import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { createDraftStore, type DraftStore } from '../../../platform/workbench/draft-store.ts';
import type { Application } from '../menu/menu-rows.ts';
import { firstTabs } from './first-tabs.ts';
import { createKeptTabs } from './kept-tabs.ts';
import { createTabDesk, type TabDesk } from './tab-desk.ts';

export interface DeskOfAccount {
  desk: TabDesk;
  drafts: DraftStore;
  /** Leaves neither tabs nor drafts in the browser. */
  forget: () => void;
}

/**
 * The desk of this account in this post and store, begun with the tabs of before. It is left so that nothing is lost: a session that ends
 * leaves tabs and drafts to its user's next one; a sign-out, which asked, leaves nothing behind.
 */
export function useTabDesk(applications: readonly Application[]): DeskOfAccount {
  const { id, session: viewerSession } = useViewer();
  const session = useSession();
  const place = useLocation();
  const [account] = useState((): DeskOfAccount => {
    const storage = () => window.sessionStorage;
    const owner = `${id}:${viewerSession.scope}`;
    const kept = createKeptTabs(storage, owner);
    const drafts = createDraftStore(storage, owner);
    const desk = createTabDesk({
      kept,
      drafts,
      initial: firstTabs({ kept, drafts, place, applications }),
    });
    return {
      desk,
      drafts,
      forget() {
        drafts.forgetAll();
        kept.forget();
      },
    };
  });
  const { desk, drafts, forget } = account;
  useEffect(
    function keepTabs() {
      desk.keep();
      window.addEventListener('pagehide', drafts.flush);
      return () => {
        window.removeEventListener('pagehide', drafts.flush);
        const { status, notice } = session.state();
        if (desk.isLeft() && status === 'signed-out' && notice === 'signed-out') forget();
        else drafts.flush();
      };
    },
    [desk, drafts, forget, session],
  );
  return account;
}
