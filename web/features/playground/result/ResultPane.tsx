import { ResponseEditor, useGraphiQL } from '@graphiql/react';
import { useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { DataTable } from '../../../design/charts/data-table.ts';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { useActiveTab } from '../editor/useActiveTab.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import { readAnswer } from './answer.ts';
import { FileMenu } from './FileMenu.tsx';
import { ResultChart } from './ResultChart.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { ResultTable } from './ResultTable.tsx';
import { resultTable } from './result-table.ts';
import { scalarTypesOf } from './scalar-types.ts';
import './result.css';

type View = 'json' | 'table' | 'chart';

/** The result of the last run as JSON, as a table or as a chart, and the facts about it. */
export function ResultPane() {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  const [view, setView] = useState<View>('json');
  const [chosenPath, setChosenPath] = useState('');
  const isFetching = useGraphiQL((state) => state.isFetching);
  const schema = useGraphiQL((state) => state.schema);
  const tab = useActiveTab();
  const response = tab?.response;
  const query = tab?.query ?? '';
  const answer = useMemo(() => readAnswer(response), [response]);
  const lists = answer?.lists ?? [];
  const list = lists.find(({ path }) => path === chosenPath) ?? lists[0];
  const title = [tab?.operationName, list?.path.split('.').at(-1)].filter(Boolean).join(' ');
  const currency = viewer?.enterprise.currency ?? '';
  const table = useMemo(
    () =>
      list === undefined
        ? null
        : resultTable(list, scalarTypesOf(schema, query), { title, currency }),
    [list, schema, query, title, currency],
  );
  const isEmpty = answer === null && !isFetching;
  return (
    <section className="playground-pane playground-result" aria-label={t('playground.part.result')}>
      <div className="playground-bar">
        <SegmentedToggle
          label={t('playground.view')}
          value={view}
          options={[
            { value: 'json', label: t('playground.view.json') },
            { value: 'table', label: t('playground.view.table') },
            { value: 'chart', label: t('playground.view.chart') },
          ]}
          onChange={setView}
        />
        {view !== 'json' && lists.length > 1 && list !== undefined && (
          <SelectField
            className="result-list"
            name={t('playground.list')}
            value={list.path}
            options={lists.map(({ path, rows }) => ({
              value: path,
              label: t('playground.list.option', { 0: path, 1: rows.length }),
            }))}
            onChange={setChosenPath}
          />
        )}
        <span className="grow" />
        {table !== null && <FileMenu table={table} />}
      </div>
      <ResultFacts answer={answer} tabId={tab?.id ?? ''} />
      <div className="playground-answer" aria-busy={isFetching}>
        {isFetching && (
          <div className="result-wait">
            <Spinner />
          </div>
        )}
        <div className="graphiql-container playground-json" hidden={view !== 'json'}>
          <ResponseEditor aria-label={t('playground.result')} aria-live="off" />
        </div>
        {isEmpty && (
          <div className="result-empty">
            <ListNote
              icon="play"
              title={t('playground.result.none')}
              text={t('playground.result.noneHint')}
            />
          </div>
        )}
        {view !== 'json' && answer !== null && table === null && (
          <ListNote icon="empty" title={t('playground.table.none')} />
        )}
        {table !== null && <ListView view={view} path={list?.path ?? ''} table={table} />}
      </div>
    </section>
  );
}

interface ListViewProps {
  view: View;
  path: string;
  table: DataTable;
}

/** The chosen list; an answer that cannot be shown must not take the page with it. */
function ListView({ view, path, table }: ListViewProps) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary
      key={`${view} ${path}`}
      fallback={<ListNote icon="alert" title={t('playground.view.failed')} />}
    >
      {view === 'table' && <ResultTable table={table} />}
      {view === 'chart' && <ResultChart table={table} />}
    </ErrorBoundary>
  );
}
