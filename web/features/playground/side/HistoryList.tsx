import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { useOpenQuery } from '../editor/OpenQuery.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { titleOf } from './query-title.ts';
import { SideItem } from './SideItem.tsx';

/** The last queries that were run, kept in this browser. */
export function HistoryList({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { history, viewer } = usePlayground();
  const openQuery = useOpenQuery();
  const runs = useSyncExternalStore(history.subscribe, history.runs);
  const zone = viewer?.enterprise.timeZone ?? 'UTC';
  if (runs.length === 0)
    return (
      <ListNote
        icon="clock"
        title={t('playground.history.none')}
        text={t('playground.history.noneHint')}
      />
    );
  return (
    <>
      <ul>
        {runs.map((run) => (
          <SideItem
            key={`${run.at} ${run.query}`}
            title={titleOf(run.query) ?? t('playground.tab.untitled')}
            note={formatDayAndTime(new Date(run.at).toISOString(), zone, locale)}
            onOpen={() => {
              openQuery(run);
              onOpened();
            }}
          />
        ))}
      </ul>
      <Button kind="quiet" className="side-clear" onClick={() => history.clear()}>
        {t('playground.history.clear')}
      </Button>
    </>
  );
}
