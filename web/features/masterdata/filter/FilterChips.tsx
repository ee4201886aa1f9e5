import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { codesOf } from '../../../records/search/search-value.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { isKnown } from '../filter-input.ts';
import type { Module } from '../list-module.ts';
import type { Condition, ListState } from '../columns/list-state.ts';
import './FilterBuilder.css';

interface FilterChipsProps {
  module: Module;
  state: ListState;
  onChange: (conditions: Partial<Pick<ListState, 'all' | 'any'>>) => void;
}

const groups = ['all', 'any'] as const;

/** The active conditions, each with a button that removes it. */
export function FilterChips({ module, state, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const textOf = useFieldText();
  const describe = ({ column: name, operation, text }: Condition) => {
    const column = module.columns.find((candidate) => candidate.name === name);
    if (column === undefined) return '';
    const values = operation === 'IN' ? codesOf(text) : [text];
    return [
      serverText(column.i18nCode, column.title),
      t(`masterdata.operation.${operation}`),
      values.map((value) => textOf(column, value)).join(t('list.comma')),
    ].join(' ');
  };
  const shown = groups.map((group) => ({
    group,
    conditions: state[group].filter((condition) => isKnown(module, condition)),
  }));
  if (shown.every(({ conditions }) => conditions.length === 0)) return null;
  return (
    <div className="filter-chips" role="group" aria-label={t('masterdata.filter.on')}>
      {shown.map(
        ({ group, conditions }) =>
          conditions.length > 0 && (
            <span key={group} className="filter-chip-group">
              <span className="mute">{t(`masterdata.filter.${group}`)}</span>
              {conditions.map((condition, index) => (
                <span key={index} className="filter-chip">
                  <span className="clip">{describe(condition)}</span>
                  <Button
                    kind="icon"
                    size="small"
                    aria-label={t('masterdata.filter.take', { 0: describe(condition) })}
                    title={t('masterdata.filter.take', { 0: describe(condition) })}
                    onClick={() =>
                      onChange({
                        [group]: state[group].filter((candidate) => candidate !== condition),
                      })
                    }
                  >
                    <Icon name="x" size="small" />
                  </Button>
                </span>
              ))}
            </span>
          ),
      )}
    </div>
  );
}
