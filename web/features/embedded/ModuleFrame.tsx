import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { drawRowPicker } from '../../records/pickers/draw-row-picker.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import type { FrameAddress } from './frame-address.ts';
import { useFrameModule } from './useFrameModule.ts';
import './ModuleFrame.css';

/** How long a module may take until it says that it is ready. */
export const readyWithinMs = 15_000;

/**
 * What the document in the frame may do. It may act as its own origin, which is harmless because that is never the portal's; it may not
 * navigate the portal's window, open dialogs over it, or hold the pointer.
 */
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads';

interface ModuleFrameProps {
  address: FrameAddress;
  title: string;
  parameters: Readonly<Record<string, string>>;
  onRetry: () => void;
}

/** The frame, and over it what is to be said until its module is ready. Modules that do not know the protocol can be shown as they are. */
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
      const timer = setTimeout(() => setLate(true), readyWithinMs);
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
        sandbox={sandbox}
        allow=""
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
      {!settled && !late && <Waiting title={title} onShowAnyway={loaded ? showAnyway : null} />}
      {!settled && late && <NoAnswer title={title} onRetry={onRetry} onShowAnyway={showAnyway} />}
      {pick.asked !== null &&
        drawRowPicker({
          ...pick.asked,
          title: t('embedded.pick', { 0: title }),
          onPick: pick.take,
          onClose: pick.cancel,
        })}
    </div>
  );
}

/** Once there is a document, nobody has to wait until it is clear that it does not know the protocol. */
function Waiting({ title, onShowAnyway }: { title: string; onShowAnyway: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <div className="module-frame-cover module-frame-waiting">
      <Spinner />
      <p role="status">{t('embedded.loading', { 0: title })}</p>
      {onShowAnyway !== null && (
        <button className="btn btn-t" type="button" onClick={onShowAnyway}>
          {t('embedded.showAnyway')}
        </button>
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
    <div className="module-frame-cover" role="alert">
      <StatusPage
        level={2}
        title={t('embedded.noAnswer')}
        body={t('embedded.noAnswer.body', { 0: title })}
      >
        <button className="btn btn-p" type="button" onClick={onRetry}>
          {t('retry')}
        </button>
        <button className="btn" type="button" onClick={onShowAnyway}>
          {t('embedded.showAnyway')}
        </button>
      </StatusPage>
    </div>
  );
}
