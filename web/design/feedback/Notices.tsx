import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFreePosition } from './useFreePosition.ts';
import './Notices.css';

/**
 * `done` and `warning` disappear after a while; `failed` stays until the user closes it, so that it
 * is not missed. A warning says what the user has to do first.
 */
type NoticeTone = 'done' | 'warning' | 'failed';

interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
  action: NoticeAction | undefined;
}

/** An action offered in the notice, such as undo. Choosing it closes the notice. */
interface NoticeAction {
  label: string;
  onSelect: () => void;
}

export type Notify = (text: string, tone?: NoticeTone, action?: NoticeAction) => void;

const NotifyContext = createContext<Notify | null>(null);

/** How long a notice is shown that closes by itself. */
const NOTICE_MS = 3000;
/** A notice with an action is shown longer, so that the user has time to decide. */
const ACTION_NOTICE_MS = 10_000;
const MAX_NOTICES = 3;

/**
 * Provides `useNotify` and shows its notices at the edge of the page. Screen readers announce them
 * politely; they do not take the focus.
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = useCallback(
    (id: number) => setNotices((old) => old.filter((one) => one.id !== id)),
    [],
  );
  const notify = useCallback<Notify>((text, tone = 'done', action) => {
    setNotices((old) => {
      const id = 1 + (old.at(-1)?.id ?? 0);
      const others = old.filter((one) => one.text !== text);
      // Failures are kept until the user closes them, however many others follow.
      const passing = others.filter((one) => one.tone !== 'failed').slice(1 - MAX_NOTICES);
      return [
        ...others.filter((one) => one.tone === 'failed' || passing.includes(one)),
        { id, text, tone, action },
      ];
    });
  }, []);
  const container = useFreePosition(notices);
  return (
    <NotifyContext value={notify}>
      {children}
      <div ref={container} className="notices" role="status" aria-live="polite">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onClose={() => close(notice.id)} />
        ))}
      </div>
    </NotifyContext>
  );
}

function NoticeLine({
  notice: { text, tone, action },
  onClose,
}: {
  notice: Notice;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  const shownMs = action === undefined ? NOTICE_MS : ACTION_NOTICE_MS;
  useEffect(
    function closeAfterDelay() {
      if (tone === 'failed' || isHeld) return undefined;
      const timer = setTimeout(() => close(), shownMs);
      return () => clearTimeout(timer);
    },
    [tone, isHeld, shownMs],
  );
  return (
    <div className={`notice notice-${tone} pop`}>
      <Icon name={tone === 'done' ? 'ok' : 'alert'} />
      <span className="grow">{text}</span>
      {action !== undefined && (
        <Button
          kind="quiet"
          className="notice-action"
          // The user points at the button or has focused it and may be about to use it: keep the
          // notice.
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        kind="icon"
        size="small"
        aria-label={t('notice.close')}
        title={t('notice.close')}
        onClick={onClose}
      >
        <Icon name="x" size="small" />
      </Button>
    </div>
  );
}

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('useNotify must be used inside NoticesProvider.');
  return notify;
}
