import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { useFreeSpot } from './useFreeSpot.ts';
import './Notices.css';

/** `done` goes by itself; `failed` stays until it is closed, because somebody may have looked elsewhere. */
type NoticeTone = 'done' | 'failed';

interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
  action: NoticeAction | undefined;
}

/** What can be done about it right there, such as undoing it. Choosing it closes the notice. */
interface NoticeAction {
  label: string;
  onSelect: () => void;
}

export type Notify = (text: string, tone?: NoticeTone, action?: NoticeAction) => void;

const NotifyContext = createContext<Notify | null>(null);

/** How long a notice of something done stays, and how many stand at once. */
const noticeMs = 3000;
/** With an action in it, somebody needs time to decide. */
const actionMs = 10_000;
const mostNotices = 3;

/** Short words about what was just done, at the edge of the page. They are read out politely and take no focus. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const drop = useCallback(
    (id: number) => setNotices((old) => old.filter((one) => one.id !== id)),
    [],
  );
  const notify = useCallback<Notify>((text, tone = 'done', action) => {
    setNotices((old) => {
      const id = 1 + (old.at(-1)?.id ?? 0);
      const others = old.filter((one) => one.text !== text);
      // What failed stays until somebody has read it, however much is done meanwhile.
      const done = others.filter((one) => one.tone === 'done').slice(1 - mostNotices);
      return [
        ...others.filter((one) => one.tone === 'failed' || done.includes(one)),
        { id, text, tone, action },
      ];
    });
  }, []);
  const place = useFreeSpot(notices);
  return (
    <NotifyContext value={notify}>
      {children}
      <div ref={place} className="notices" role="status" aria-live="polite">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onDrop={() => drop(notice.id)} />
        ))}
      </div>
    </NotifyContext>
  );
}

function NoticeLine({
  notice: { text, tone, action },
  onDrop,
}: {
  notice: Notice;
  onDrop: () => void;
}) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const drop = useEffectEvent(onDrop);
  const lifeMs = action === undefined ? noticeMs : actionMs;
  useEffect(
    function goByItself() {
      if (tone !== 'done' || isHeld) return undefined;
      const timer = setTimeout(() => drop(), lifeMs);
      return () => clearTimeout(timer);
    },
    [tone, isHeld, lifeMs],
  );
  return (
    <div className={`notice notice-${tone} pop`}>
      <Icon name={tone === 'done' ? 'ok' : 'alert'} />
      <span className="grow">{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className="btn btn-t notice-action"
          // Whoever points at it or has the focus on it is about to use it: the notice waits.
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onClick={() => {
            onDrop();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="ib ib-s"
        aria-label={t('notice.close')}
        title={t('notice.close')}
        onClick={onDrop}
      >
        <Icon name="x" size="small" />
      </button>
    </div>
  );
}

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('useNotify is for what a signed-in user sees.');
  return notify;
}
