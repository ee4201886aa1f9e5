import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';
import { useWorkspace } from '../../../platform/workbench/Workspace.tsx';
import { clickedLinkAddress } from './link-address.ts';
import { useBackGuard } from './editor/useBackGuard.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  title: string;
  /** Resolves to true if the layout was saved. */
  onSave: () => Promise<boolean>;
}

/**
 * Asks the user before an unsaved layout is lost: by a link, the browser's back button, an action
 * of the portal, or a reload.
 */
export function LeaveGuard({ unsaved, title, onSave }: LeaveGuardProps) {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const answerQuestion = useRef<((leave: boolean) => void) | null>(null);
  const answer = useCallback((leave: boolean) => {
    answerQuestion.current?.(leave);
    answerQuestion.current = null;
    setIsAsking(false);
  }, []);
  const ask = useCallback(() => {
    // A new question replaces the open one, which is answered with "stay".
    answer(false);
    setIsAsking(true);
    return new Promise<boolean>((resolve) => (answerQuestion.current = resolve));
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
  const askOnLink = useEffectEvent(async (event: MouseEvent) => {
    const to = clickedLinkAddress(event);
    if (to === null || to === pathname + search) return;
    event.preventDefault();
    event.stopPropagation();
    if (await ask()) void navigate(to);
  });
  useEffect(
    function askBeforeLeaving() {
      if (!unsaved) return undefined;
      const onClick = (event: MouseEvent) => void askOnLink(event);
      const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      document.addEventListener('click', onClick, { capture: true });
      window.addEventListener('beforeunload', onUnload);
      return () => {
        document.removeEventListener('click', onClick, { capture: true });
        window.removeEventListener('beforeunload', onUnload);
      };
    },
    [unsaved],
  );
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title={t('layout.leaveTitle')}
      keep={{ text: t('layout.leaveStay'), onSelect: () => answer(false) }}
      discard={{ text: t('layout.leaveDiscard'), onSelect: () => answer(true) }}
      act={{ text: t('layout.leaveSave'), onSelect: () => void onSave().then(answer) }}
    >
      <p>{t('layout.leaveReason')}</p>
    </ConfirmDialog>
  );
}
