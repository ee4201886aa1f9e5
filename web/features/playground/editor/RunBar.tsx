import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SaveDialog } from '../saved/SaveDialog.tsx';
import { useSavedQueries } from '../saved/SavedQueries.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { useActiveTab } from './useActiveTab.ts';

/** The actions for the query in the editor. */
export function RunBar() {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  const { prettifyEditors } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const tab = useActiveTab();
  const { savedOf } = useSavedQueries();
  const [saving, setSaving] = useState<{ query: string; variables: string } | null>(null);
  const format = t('playground.format');
  return (
    <div className="playground-bar">
      <RunButton />
      <kbd className="playground-keys">{t('playground.run.keys')}</kbd>
      <span className="grow" />
      <Button kind="icon" aria-label={format} title={format} onClick={() => void prettifyEditors()}>
        <Icon name="align-left" />
      </Button>
      <CopyMenu />
      {viewer !== null && (
        <Button
          kind="plain"
          onClick={() =>
            setSaving({
              query: queryEditor?.getValue() ?? '',
              variables: variableEditor?.getValue() ?? '',
            })
          }
        >
          <Icon name="bookmark" size="small" />
          {t('playground.save')}
        </Button>
      )}
      {saving !== null && (
        <SaveDialog
          content={saving}
          tabId={tab?.id ?? null}
          saved={savedOf(tab?.id ?? '')}
          onClose={() => setSaving(null)}
        />
      )}
    </div>
  );
}

/** Runs the operation. If the editor has several, the user chooses one. */
function RunButton() {
  const { t } = useTranslation();
  const { run, setOperationName } = useGraphiQLActions();
  const isFetching = useGraphiQL((state) => state.isFetching);
  const operations = useGraphiQL((state) => state.operations) ?? [];
  const label = (
    <>
      <Icon name="play" size="small" />
      {t('playground.run')}
    </>
  );
  const named = operations.flatMap(({ name }) => (name === undefined ? [] : [name.value]));
  if (named.length < 2)
    return (
      <Button kind="primary" loading={isFetching} onClick={run}>
        {label}
      </Button>
    );
  const items = named.map((name) => ({
    id: name,
    label: name,
    onSelect: () => {
      setOperationName(name);
      run();
    },
  }));
  return (
    <PopupMenu
      label={t('playground.run.choose')}
      kind="primary"
      align="start"
      groups={[{ id: 'operations', label: t('playground.run.choose'), items }]}
    >
      {label}
      <Icon name="down" size="small" />
    </PopupMenu>
  );
}
