import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { renderRowPicker } from '../../records/pickers/render-row-picker.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import type { FrameAddress } from './frame-address.ts';
import { useFrameModule } from './useFrameModule.ts';
import './ModuleFrame.css';

/** How long a module may take to send `ready`. */
export const READY_TIMEOUT_MS = 15_000;

/**
 * Permissions of the document in the frame. It may use its own origin, which is safe because that
 * is never the portal's. It may not navigate the portal's window, open modal dialogs or lock the
 * pointer.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads';

interface ModuleFrameProps {
  address: FrameAddress;
  title: string;
  parameters: Readonly<Record<string, string>>;
  onRetry: () => void;
}

/**
 * The frame with a cover until its module is ready. The user can uncover modules that do not
 * implement the protocol.
 */
export function ModuleFrame({ address, title, parameters, onRetry }: ModuleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { t } = useTranslation();
  const { locked } = useSessionState();
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);
  const [shownAnyway, setShownAnyway] = useState(false);
  const { ready, pick } = useFrameModule({ frame, origin: address.origin, parameters });
  const settled = ready || shownAnyway;
  useEffect(
    function waitForModule() {
      if (settled) return undefined;
      const timer = setTimeout(() => setLate(true), READY_TIMEOUT_MS);
      return () => clearTimeout(timer);
    },
    [settled],
  );
  useEffect(
    function goIntoFrame() {
      if (shownAnyway) frame.current?.focus();
    },
    [shownAnyway],
  );
  const showAnyway = () => setShownAnyway(true);
  return (
    <div className="module-frame">
      <h1 className="sr">{title}</h1>
      <iframe
        ref={frame}
        className={settled && !locked ? undefined : 'module-frame-covered'}
        src={address.url}
        title={title}
        sandbox={SANDBOX}
        allow=""
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
      {!settled && !late && <Waiting title={title} onShowAnyway={loaded ? showAnyway : null} />}
      {!settled && late && <NoAnswer title={title} onRetry={onRetry} onShowAnyway={showAnyway} />}
      {pick.request !== null &&
        renderRowPicker({
          ...pick.request,
          title: t('embedded.pick', { 0: title }),
          onPick: pick.confirm,
          onClose: pick.cancel,
        })}
    </div>
  );
}

/**
 * Once a document is loaded, the user can show it without waiting for the timeout, in case it does
 * not implement the protocol.
 */
function Waiting({ title, onShowAnyway }: { title: string; onShowAnyway: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <div className="module-frame-cover module-frame-waiting">
      <Spinner />
      <p role="status">{t('embedded.loading', { 0: title })}</p>
      {onShowAnyway !== null && (
        <Button kind="quiet" onClick={onShowAnyway}>
          {t('embedded.showAnyway')}
        </Button>
      )}
    </div>
  );
}

interface NoAnswerProps {
  title: string;
  onRetry: () => void;
  onShowAnyway: () => void;
}

function NoAnswer({ title, onRetry, onShowAnyway }: NoAnswerProps) {
  const { t } = useTranslation();
  return (
    <div className="module-frame-cover">
      <StatusPage
        level={2}
        title={t('embedded.noAnswer')}
        body={t('embedded.noAnswer.body', { 0: title })}
        onRetry={onRetry}
      >
        <Button kind="plain" onClick={onShowAnyway}>
          {t('embedded.showAnyway')}
        </Button>
      </StatusPage>
    </div>
  );
}
