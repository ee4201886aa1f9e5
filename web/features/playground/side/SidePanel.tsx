import { DocExplorer } from '@graphiql/plugin-doc-explorer';
import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Tabs } from '../../../design/tabs/Tabs.tsx';
import { firstChoice } from '../builder/sales-choice.ts';
import { SalesBuilder } from '../builder/SalesBuilder.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SavedList } from '../saved/SavedList.tsx';
import { ExampleList } from './ExampleList.tsx';
import { HistoryList } from './HistoryList.tsx';
import './side.css';

export type SideTab = 'examples' | 'builder' | 'saved' | 'history' | 'docs';

interface SidePanelProps {
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  /** A query was opened in the editor. */
  onOpened: () => void;
}

/** Where queries come from: examples, the form for sales, saved ones, the last ones, and the documentation. */
export function SidePanel({ tab, onTab, onOpened }: SidePanelProps) {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  const [sales, setSales] = useState(() => firstChoice(viewer?.userType === 'SUPPLIER'));
  return (
    <section className="playground-side" aria-label={t('playground.side')}>
      <Tabs
        label={t('playground.side')}
        value={tab}
        tabs={[
          { value: 'examples', label: t('playground.side.examples') },
          ...(viewer === null
            ? []
            : [{ value: 'builder' as const, label: t('playground.side.builder') }]),
          { value: 'saved', label: t('playground.side.saved') },
          { value: 'history', label: t('playground.side.history') },
          { value: 'docs', label: t('playground.side.docs') },
        ]}
        onChange={onTab}
      >
        {tab === 'examples' && <ExampleList onOpened={onOpened} />}
        {tab === 'builder' && (
          <SalesBuilder choice={sales} onChange={setSales} onOpened={onOpened} />
        )}
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
