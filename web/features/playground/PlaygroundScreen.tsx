import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { SegmentedToggle } from '../../design/forms/SegmentedToggle.tsx';
import { useScheme } from '../../design/theme/SchemeContext.tsx';
import { EditorPane } from './editor/EditorPane.tsx';
import { QueryTabs } from './editor/QueryTabs.tsx';
import { useActiveTab } from './editor/useActiveTab.ts';
import { usePlayground } from './PlaygroundContext.tsx';
import { PlaygroundHead } from './PlaygroundHead.tsx';
import { ResultPane } from './result/ResultPane.tsx';
import { SidePanel, type SideTab } from './side/SidePanel.tsx';
import './Playground.css';

/** What a narrow screen shows; wide ones show all three beside each other. */
type Part = 'side' | 'query' | 'result';

/** The page: examples and saved queries, the editors, and the result of the last run. */
export function PlaygroundScreen() {
  const { t, i18n } = useTranslation();
  const [part, setPart] = useState<Part>('query');
  const [side, setSide] = useState<SideTab>('examples');
  const isFetching = useGraphiQL((state) => state.isFetching);
  const [wasFetching, setWasFetching] = useState(false);
  if (isFetching !== wasFetching) {
    setWasFetching(isFetching);
    // A run is asked for to see its result.
    if (isFetching) setPart('result');
  }
  useSchemeOfEditors();
  useRecordedTab();
  const title = t('playground.title');
  useEffect(
    function setDocumentTitle() {
      document.title = `${title} · ${t('product.name')}`;
    },
    [title, t, i18n.language],
  );
  return (
    <div className="playground" data-part={part}>
      <PlaygroundHead />
      <nav className="playground-parts" aria-label={t('playground.parts')}>
        <SegmentedToggle
          label={t('playground.parts')}
          value={part}
          options={[
            { value: 'side', label: t('playground.part.side') },
            { value: 'query', label: t('playground.part.query') },
            { value: 'result', label: t('playground.part.result') },
          ]}
          onChange={setPart}
        />
      </nav>
      <main className="playground-body">
        <SidePanel tab={side} onTab={setSide} onOpened={() => setPart('query')} />
        <div className="playground-main">
          <QueryTabs />
          <EditorPane onReference={() => setSide('docs')} />
          <ResultPane />
        </div>
      </main>
    </div>
  );
}

/** The editors follow the scheme of the portal. */
function useSchemeOfEditors(): void {
  const { isDark } = useScheme();
  const { setTheme } = useGraphiQLActions();
  useEffect(
    function setEditorTheme() {
      setTheme(isDark ? 'dark' : 'light');
    },
    [isDark, setTheme],
  );
}

/** Runs are recorded for the tab that is selected when they begin. */
function useRecordedTab(): void {
  const { runs } = usePlayground();
  const tab = useActiveTab();
  const id = tab?.id ?? '';
  useEffect(
    function selectTab() {
      runs.select(id);
    },
    [runs, id],
  );
}
