import { useEffect, useEffectEvent, useState } from 'react';

export interface Choice {
  value: string;
  label: string;
}

/** How long somebody has stopped typing when what he typed is looked for. */
const searchDelayMs = 300;

export interface FoundOptions<T extends Choice> {
  options: readonly T[];
  state: 'ready' | 'asking' | 'failed';
  retry: () => void;
}

interface Wanted<T extends Choice> {
  open: boolean;
  /** Null where they have to be looked for. */
  options: readonly T[] | null;
  text: string;
  /** A word of an input method is not finished yet. */
  composing: boolean;
  find: (text: string) => Promise<readonly T[]>;
}

const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase().trim();

/** What may be chosen while a text is typed: those of the given options that hold it, or what a search answers. Late answers to older texts are dropped. */
export function useOptions<T extends Choice>({ open, options, text, composing, find }: Wanted<T>): FoundOptions<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; options: readonly T[]; failed: boolean } | null>(null);
  const asked = `${String(attempt)}:${text}`;
  const ask = useEffectEvent((wanted: string) => find(wanted));
  const searches = open && options === null && !composing;
  useEffect(
    function lookFor() {
      if (!searches) return undefined;
      let dropped = false;
      const tell = (found: readonly T[], failed: boolean) => {
        if (!dropped) setAnswer({ asked, options: found, failed });
      };
      const look = () => {
        ask(text).then(
          (found) => tell(found, false),
          () => tell([], true),
        );
      };
      const timer = setTimeout(look, text === '' ? 0 : searchDelayMs);
      return () => {
        dropped = true;
        clearTimeout(timer);
      };
    },
    [searches, asked, text],
  );
  const retry = () => setAttempt(attempt + 1);
  if (options !== null) {
    const wanted = fold(text);
    const holds = ({ value, label }: T) => fold(label).includes(wanted) || fold(value).includes(wanted);
    return { options: wanted === '' ? options : options.filter(holds), state: 'ready', retry };
  }
  if (answer?.asked !== asked) return { options: answer?.failed === false ? answer.options : [], state: 'asking', retry };
  return { options: answer.options, state: answer.failed ? 'failed' : 'ready', retry };
}
