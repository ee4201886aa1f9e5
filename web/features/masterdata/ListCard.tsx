import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { ColumnChooser } from '../../records/views/ColumnChooser.tsx';
import { RowsOutcome } from '../../records/lists/RowsOutcome.tsx';
import type { Module } from './list-module.ts';
import { ListGrid } from './ListGrid.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ToolbarAction } from './toolbar-buttons.ts';
import type { ModuleListState } from './useModuleList.ts';

interface ListCardProps {
  module: Module;
  title: string;
  list: ModuleListState;
  /** False while the list is not in the foreground, so that it does not handle keys. */
  keys: boolean;
  /** Null if the account may not add rows. */
  onAdd: (() => void) | null;
  onAct: (action: ToolbarAction) => void;
}

/** The card with the rows of a list: toolbar, notes about changes, and the grid. */
export function ListCard({ module, title, list, keys, onAdd, onAct }: ListCardProps) {
  const { t } = useTranslation();
  const { columns, ticked, change, arrangement, externalChanges } = list;
  return (
    <section className="card master-list" aria-label={t('masterdata.list', { 0: title })}>
      <ListToolbar
        module={module}
        ticked={ticked.rows}
        busy={change.busy}
        onAct={onAct}
        onUntick={() => ticked.only([])}
      >
        <ColumnChooser
          isIcon
          columns={columns.arranged}
          onChange={arrangement.change}
          onReset={arrangement.reset}
        />
      </ListToolbar>
      {change.outcome !== null && (
        <RowsOutcome
          text={t('masterdata.partly', {
            0: change.outcome.action,
            1: formatCount(change.outcome.done.length).text,
            2: formatCount(change.outcome.refused.length).text,
          })}
          refused={change.outcome.refused}
          onClose={change.clearOutcome}
        />
      )}
      {externalChanges.isStale && (
        <div className="list-stale" role="status">
          <Icon name="info-circle" size="small" />
          <span className="grow">{t('masterdata.changedByOthers')}</span>
          <Button kind="quiet" onClick={list.reload}>
            {t('masterdata.refresh')}
          </Button>
        </div>
      )}
      <ListGrid module={module} title={title} list={list} keys={keys} onAdd={onAdd} />
    </section>
  );
}
