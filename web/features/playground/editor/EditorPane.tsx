import { HeaderEditor, QueryEditor, VariableEditor } from '@graphiql/react';
import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Tabs } from '../../../design/tabs/Tabs.tsx';
import { RunBar } from './RunBar.tsx';
import { queryPanelId } from './query-panel-id.ts';
import { useEditorOptions } from './useEditorOptions.ts';

/** The query with its variables and headers, and the actions for it. */
export function EditorPane({ onReference }: { onReference: () => void }) {
  const { t } = useTranslation();
  const [input, setInput] = useState<'variables' | 'headers'>('variables');
  useEditorOptions();
  return (
    <section
      className="playground-pane playground-editor"
      aria-label={t('playground.part.query')}
      id={queryPanelId}
    >
      <RunBar />
      <div className="graphiql-container playground-query">
        <QueryEditor onClickReference={onReference} aria-label={t('playground.editor.query')} />
      </div>
      <div className="playground-input">
        <Tabs
          label={t('playground.input')}
          value={input}
          tabs={[
            { value: 'variables', label: t('playground.editor.variables') },
            { value: 'headers', label: t('playground.editor.headers') },
          ]}
          selectsOnFocus
          onChange={setInput}
        >
          <div className="graphiql-container playground-json">
            <VariableEditor
              className={input === 'variables' ? '' : 'hidden'}
              aria-label={t('playground.editor.variables')}
            />
            <HeaderEditor
              className={input === 'headers' ? '' : 'hidden'}
              aria-label={t('playground.editor.headers')}
            />
          </div>
        </Tabs>
      </div>
    </section>
  );
}
