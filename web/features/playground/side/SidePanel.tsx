import { DocExplorer } from '@graphiql/plugin-doc-explorer';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../design/tabs/Tabs.tsx';
import { SavedList } from '../saved/SavedList.tsx';
import { ExampleList } from './ExampleList.tsx';
import { HistoryList } from './HistoryList.tsx';
import './side.css';

export type SideTab = 'examples' | 'saved' | 'history' | 'docs';

interface SidePanelProps {
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  /** A query was opened in the editor. */
  onOpened: () => void;
}

/** Where queries come from: examples, saved ones, the last ones, and the documentation. */
export function SidePanel({ tab, onTab, onOpened }: SidePanelProps) {
  const { t } = useTranslation();
  return (
    <section className="playground-side" aria-label={t('playground.side')}>
      <Tabs
        label={t('playground.side')}
        value={tab}
        tabs={[
          { value: 'examples', label: t('playground.side.examples') },
          { value: 'saved', label: t('playground.side.saved') },
          { value: 'history', label: t('playground.side.history') },
          { value: 'docs', label: t('playground.side.docs') },
        ]}
        onChange={onTab}
      >
        {tab === 'examples' && <ExampleList onOpened={onOpened} />}
        {tab === 'saved' && <SavedList onOpened={onOpened} />}
        {tab === 'history' && <HistoryList onOpened={onOpened} />}
        {tab === 'docs' && (
          // The schema is described in English.
          <div className="graphiql-container side-docs" lang="en">
            <DocExplorer />
          </div>
        )}
      </Tabs>
    </section>
  );
}
