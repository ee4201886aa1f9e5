import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useCommand } from '../../platform/data/useCommand.ts';
import type { ArrangedColumn } from './arrange-columns.ts';
import { ListSettingsSaveDocument, useListSettingsQuery } from './ListSettings.gen.ts';

/** Delay before saving. A single drag causes many changes. */
const SAVE_DELAY_MS = 600;

/** The column settings of a list. */
export interface ListSettings {
  /** Null: as configured, or not loaded yet. */
  columns: readonly ArrangedColumn[] | null;
  pageSize: number | null;
  /** True until the settings are loaded. */
  isLoading: boolean;
  /** Without `pageSize` the current one stays. */
  save: (columns: readonly ArrangedColumn[], pageSize?: number | null) => void;
  /** Resets the columns to the configured ones. */
  reset: () => void;
}

interface Arranged {
  list: string;
  columns: readonly ArrangedColumn[];
  pageSize: number | null;
}

/**
 * The account's column settings of a list. A change shows at once and is saved after a delay. A
 * change that could not be saved stays visible and is saved with the next one.
 */
export function useListSettings(list: string): ListSettings {
  const { t } = useTranslation();
  const { data, loading } = useListSettingsQuery({ variables: { list } });
  const saving = useCommand(ListSettingsSaveDocument);
  const [unsaved, setUnsaved] = useState<Arranged | null>(null);
  const waiting = useRef<{ next: Arranged; timer: ReturnType<typeof setTimeout> } | null>(null);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const stored = data?.viewer?.listSettings ?? null;
  const shown = unsaved?.list === list ? unsaved : stored;
  const pageSize = shown?.pageSize ?? null;

  async function send(next: Arranged) {
    const input = {
      ...next,
      columns: next.columns.map(({ name, isShown, width, pin }) => ({ name, isShown, width, pin })),
    };
    const notice = { failed: () => t('views.settings.failed') };
    const outcome = await saving.run({ input, list: next.list }, { notice });
    if (outcome.kind === 'done') setUnsaved((now) => (now === next ? null : now));
  }
  function flush() {
    const last = waiting.current;
    if (last === null) return;
    clearTimeout(last.timer);
    waiting.current = null;
    // Requests are sent one after the other, so that the last change wins.
    sent.current = sent.current.then(() => send(last.next));
  }
  const flushNow = useEffectEvent(flush);
  useEffect(
    function saveBeforeLeaving() {
      const hide = () => flushNow();
      document.addEventListener('visibilitychange', hide);
      return () => {
        document.removeEventListener('visibilitychange', hide);
        hide();
      };
    },
    [list],
  );
  function save(columns: readonly ArrangedColumn[], size: number | null = pageSize) {
    const next = { list, columns, pageSize: size };
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = { next, timer: setTimeout(flush, SAVE_DELAY_MS) };
    setUnsaved(next);
  }
  return {
    columns: shown === null || shown.columns.length === 0 ? null : shown.columns,
    pageSize,
    isLoading: loading && data === undefined,
    save,
    reset: () => save([]),
  };
}
