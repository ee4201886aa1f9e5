import { useEffect, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import {
  SavedQueriesDocument,
  SavedQueryDeleteDocument,
  SavedQuerySaveDocument,
  type SavedQueries_SavedQueryFragment,
} from './SavedQueries.gen.ts';

export type SavedQuery = SavedQueries_SavedQueryFragment;

export interface SavedContent {
  name: string;
  note: string;
  query: string;
  variables: string;
  isShared: boolean;
}

/** Loads, saves and deletes saved queries at the gateway. */
export function useStoredQueries() {
  const { t } = useTranslation();
  const { ask, viewer } = usePlayground();
  const notify = useNotify();
  /** Null while they are being loaded, and for a visitor. */
  const [queries, setQueries] = useState<readonly SavedQuery[] | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const isSignedIn = viewer !== null;
  useEffect(
    function loadQueries() {
      if (!isSignedIn) return undefined;
      let isGone = false;
      ask(SavedQueriesDocument, {}).then(
        (answer) => !isGone && setQueries(answer.viewer?.savedQueries ?? []),
        () => !isGone && setFailures((count) => count + 1),
      );
      return () => {
        isGone = true;
      };
    },
    [ask, isSignedIn, tries],
  );

  /** Saves a new query, or changes `old`. Returns the saved query, or the message of a refusal. */
  async function save(content: SavedContent, old: SavedQuery | null): Promise<SavedQuery | string> {
    const { name, note, query, variables, isShared } = content;
    const target = old === null ? {} : { id: old.id, version: old.version };
    try {
      const { savedQuerySave: payload } = await ask(SavedQuerySaveDocument, {
        input: { name, note, query, variables, isShared, ...target },
      });
      const saved = payload?.savedQuery;
      if (saved == null) return payload?.userErrors[0]?.message ?? t('service.unknown');
      setQueries(payload?.viewer?.savedQueries ?? []);
      notify(t('playground.saved.done', { 0: saved.name }));
      return saved;
    } catch {
      return t('service.unknown');
    }
  }

  async function remove({ id, name }: SavedQuery): Promise<void> {
    try {
      const { savedQueryDelete: payload } = await ask(SavedQueryDeleteDocument, { input: { id } });
      const problem = payload?.userErrors[0]?.message;
      if (problem === undefined) notify(t('playground.saved.deleted', { 0: name }));
      else notify(problem, 'failed');
      setQueries(payload?.viewer?.savedQueries ?? (queries ?? []).filter((one) => one.id !== id));
    } catch {
      notify(t('service.unknown'), 'failed');
    }
  }

  return {
    queries,
    hasFailed: queries === null && failures > tries,
    reload: () => setTries(failures),
    save,
    remove,
  };
}
