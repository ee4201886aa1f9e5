import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { createDraftStore, type DraftStore } from '../../../platform/workbench/draft-store.ts';
import type { Application } from '../menu/menu-rows.ts';
import { initialTabs } from './initial-tabs.ts';
import { createTabStorage } from './tab-storage.ts';
import { createTabStore, type TabStore } from './tab-store.ts';

/** The tabs and drafts of an account in its post and store. */
export interface AccountTabs {
  store: TabStore;
  drafts: DraftStore;
  /** Removes the stored tabs and drafts from the browser. */
  forget: () => void;
}

/**
 * The tab store and drafts of the account in its post and store, with the stored tabs restored.
 * When a session ends, tabs and drafts stay stored for the next session of the account. After a
 * sign-out, for which the user was asked, they are removed.
 */
export function useTabStore(applications: readonly Application[]): AccountTabs {
  const { id, session: viewerSession } = useViewer();
  const session = useSession();
  const location = useLocation();
  const [account] = useState((): AccountTabs => {
    const browserStorage = () => window.sessionStorage;
    const owner = `${id}:${viewerSession.scope}`;
    const storage = createTabStorage(browserStorage, owner);
    const drafts = createDraftStore(browserStorage, owner);
    const store = createTabStore({
      storage,
      drafts,
      initial: initialTabs({ storage, drafts, location, applications }),
    });
    return {
      store,
      drafts,
      forget() {
        drafts.forgetAll();
        storage.forget();
      },
    };
  });
  const { store, drafts, forget } = account;
  useEffect(
    function storeTabs() {
      store.save();
      window.addEventListener('pagehide', drafts.flush);
      return () => {
        window.removeEventListener('pagehide', drafts.flush);
        const { status, notice } = session.state();
        if (store.hasConfirmedLeaving() && status === 'signed-out' && notice === 'signed-out')
          forget();
        else drafts.flush();
      };
    },
    [store, drafts, forget, session],
  );
  return account;
}
