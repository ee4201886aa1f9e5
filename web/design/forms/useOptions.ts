import { useEffect, useEffectEvent, useState } from 'react';

export interface Choice {
  value: string;
  label: string;
}

/** One page of search results. */
export interface ChoicePage<T extends Choice> {
  options: readonly T[];
  hasMore: boolean;
}

/** Delay between the last keystroke and the search. */
const SEARCH_DELAY_MS = 300;

export interface OptionResults<T extends Choice> {
  options: readonly T[];
  state: 'ready' | 'loading' | 'failed';
  /** Whether a further page can be loaded. */
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** Goes back to the first page, for when the list opens again. */
  reset: () => void;
}

interface OptionQuery<T extends Choice> {
  open: boolean;
  /** All options; null if they must be searched for with `find`. */
  options: readonly T[] | null;
  text: string;
  /** A key for what else the results depend on; when it changes, earlier results are invalid. */
  source: string;
  /** An input method is composing: the text is not final yet. */
  composing: boolean;
  find: (text: string, page: number) => Promise<ChoicePage<T>>;
}

interface OptionAnswer<T extends Choice> extends ChoicePage<T> {
  source: string;
  text: string;
  page: number;
  attempt: number;
  failed: boolean;
}

const normalize = (text: string) => text.normalize('NFKC').toLocaleLowerCase().trim();

/**
 * The options for the typed text: those of the given options that contain it, or search results,
 * loaded page by page. Late answers for earlier texts are dropped.
 */
export function useOptions<T extends Choice>({
  open,
  options,
  text,
  source,
  composing,
  find,
}: OptionQuery<T>): OptionResults<T> {
  const [attempt, setAttempt] = useState(0);
  const [position, setPosition] = useState({ source, text, page: 1 });
  const [answer, setAnswer] = useState<OptionAnswer<T> | null>(null);
  const page = position.source === source && position.text === text ? position.page : 1;
  const findLatest = useEffectEvent((wanted: string, from: number) => find(wanted, from));
  const searches = open && options === null && !composing;
  useEffect(
    function searchOptions() {
      if (!searches) return undefined;
      let dropped = false;
      const receive = (found: ChoicePage<T>, failed: boolean) => {
        if (!dropped)
          setAnswer((before) => ({
            ...merge(before, found),
            source,
            text,
            page,
            attempt,
            failed,
          }));
      };
      const merge = (before: OptionAnswer<T> | null, found: ChoicePage<T>): ChoicePage<T> => {
        if (page === 1 || before?.source !== source || before.text !== text) return found;
        const known = new Set(before.options.map(({ value }) => value));
        return {
          ...found,
          options: [...before.options, ...found.options.filter(({ value }) => !known.has(value))],
        };
      };
      const search = () => {
        findLatest(text, page).then(
          (found) => receive(found, false),
          () => receive({ options: [], hasMore: page > 1 }, true),
        );
      };
      const timer = setTimeout(search, text === '' || page > 1 ? 0 : SEARCH_DELAY_MS);
      return () => {
        dropped = true;
        clearTimeout(timer);
      };
    },
    [searches, source, text, page, attempt],
  );
  const steps = {
    loadMore: () => setPosition({ source, text, page: page + 1 }),
    retry: () => setAttempt(attempt + 1),
    reset: () => setPosition({ source, text, page: 1 }),
  };
  if (options !== null) {
    const wanted = normalize(text);
    const matches = ({ value, label }: T) =>
      normalize(label).includes(wanted) || normalize(value).includes(wanted);
    const matching = wanted === '' ? options : options.filter(matches);
    return { options: matching, state: 'ready', hasMore: false, ...steps };
  }
  // Results for another source would be wrong choices; results for an earlier text stay until the
  // new ones arrive.
  const shown = answer?.source === source ? answer : null;
  const isCurrent = shown?.text === text && shown.page === page && shown.attempt === attempt;
  const state = !isCurrent ? 'loading' : shown.failed ? 'failed' : 'ready';
  return {
    options: shown?.options ?? [],
    state,
    hasMore: state === 'ready' && shown?.hasMore === true,
    ...steps,
  };
}
