import { createContext, use, useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import './Notices.css';

/** `done` goes by itself; `failed` stays until it is closed, because somebody may have looked elsewhere. */
export type NoticeTone = 'done' | 'failed';

interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
}

export type Notify = (text: string, tone?: NoticeTone) => void;

const NotifyContext = createContext<Notify | null>(null);

/** How long a notice of something done stays, and how many stand at once. */
const noticeMs = 3000;
const mostNotices = 3;

/** Short words about what was just done, at the edge of the page. They are read out politely and take no focus. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const drop = useCallback((id: number) => setNotices((old) => old.filter((one) => one.id !== id)), []);
  const notify = useCallback<Notify>((text, tone = 'done') => {
    setNotices((old) => {
      const id = 1 + (old.at(-1)?.id ?? 0);
      return [...old.filter((one) => one.text !== text), { id, text, tone }].slice(-mostNotices);
    });
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {notices.map(({ id, text, tone }) => (
          <NoticeLine key={id} text={text} tone={tone} onDrop={() => drop(id)} />
        ))}
      </div>
    </NotifyContext>
  );
}

function NoticeLine({ text, tone, onDrop }: { text: string; tone: NoticeTone; onDrop: () => void }) {
  const { t } = useTranslation();
  const drop = useEffectEvent(onDrop);
  useEffect(
    function goByItself() {
      if (tone !== 'done') return undefined;
      const timer = setTimeout(() => drop(), noticeMs);
      return () => clearTimeout(timer);
    },
    [tone],
  );
  return (
    <div className={`notice notice-${tone} pop`}>
      <Icon name={tone === 'done' ? 'ok' : 'alert'} />
      <span className="grow">{text}</span>
      <button type="button" className="ib ib-s" aria-label={t('notice.close')} title={t('notice.close')} onClick={onDrop}>
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
