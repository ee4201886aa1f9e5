import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useWorkspace } from '../../../platform/workbench/Workspace.tsx';
import { clickedLinkAddress } from './link-address.ts';
import { useBackGuard } from './editor/useBackGuard.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  title: string;
  /** Whether it was saved. */
  onSave: () => Promise<boolean>;
}

/** Sees to it that no unsaved layout goes without a word: by a link, by the browser's way back, by what the portal does itself, or by a reload. */
export function LeaveGuard({ unsaved, title, onSave }: LeaveGuardProps) {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [asks, setAsks] = useState(false);
  const question = useRef<((leave: boolean) => void) | null>(null);
  const answer = useCallback((leave: boolean) => {
    question.current?.(leave);
    question.current = null;
    setAsks(false);
  }, []);
  const ask = useCallback(() => {
    // Whoever asks while a question is open takes its place: the former one gets to stay.
    answer(false);
    setAsks(true);
    return new Promise<boolean>((resolve) => (question.current = resolve));
  }, [answer]);
  useEffect(
    function attachWorkspace() {
      return workspace.attach({
        unsavedTitles: () => (unsaved ? [title] : []),
        mayLeave: () => (unsaved ? ask() : Promise.resolve(true)),
        closeAll: () => undefined,
      });
    },
    [workspace, unsaved, title, ask],
  );
  useBackGuard(unsaved, ask);
  const leaveBy = useEffectEvent(async (event: MouseEvent) => {
    const to = clickedLinkAddress(event);
    if (to === null || to === pathname + search) return;
    event.preventDefault();
    event.stopPropagation();
    if (await ask()) void navigate(to);
  });
  useEffect(
    function askBeforeLeaving() {
      if (!unsaved) return undefined;
      const byLink = (event: MouseEvent) => void leaveBy(event);
      const byReload = (event: BeforeUnloadEvent) => event.preventDefault();
      document.addEventListener('click', byLink, { capture: true });
      window.addEventListener('beforeunload', byReload);
      return () => {
        document.removeEventListener('click', byLink, { capture: true });
        window.removeEventListener('beforeunload', byReload);
      };
    },
    [unsaved],
  );
  if (!asks) return null;
  return (
    <ModalDialog
      role="alertdialog"
      title={t('layout.leaveTitle')}
      onClose={() => answer(false)}
      footer={
        <>
          <button type="button" className="btn" onClick={() => answer(true)}>
            {t('layout.leaveDiscard')}
          </button>
          <button type="button" className="btn" onClick={() => void onSave().then(answer)}>
            {t('layout.leaveSave')}
          </button>
          <button type="button" className="btn btn-p" onClick={() => answer(false)}>
            {t('layout.leaveStay')}
          </button>
        </>
      }
    >
      <p>{t('layout.leaveReason')}</p>
    </ModalDialog>
  );
}
