import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { codesOf } from '../../../records/search/search-value.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { isKnown } from '../filter-input.ts';
import type { Module } from '../list-module.ts';
import type { Condition, ListLook } from '../columns/list-view.ts';
import './FilterBuilder.css';

interface FilterChipsProps {
  module: Module;
  look: ListLook;
  onChange: (conditions: Partial<Pick<ListLook, 'all' | 'any'>>) => void;
}

const groups = ['all', 'any'] as const;

/** The conditions that are on, each with a way to take it off. */
export function FilterChips({ module, look, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const textOf = useFieldText();
  const said = ({ column: name, operation, text }: Condition) => {
    const column = module.columns.find((one) => one.name === name);
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
    conditions: look[group].filter((one) => isKnown(module, one)),
  }));
  if (shown.every(({ conditions }) => conditions.length === 0)) return null;
  return (
    <div className="filter-chips" role="group" aria-label={t('masterdata.filter.on')}>
      {shown.map(
        ({ group, conditions }) =>
          conditions.length > 0 && (
            <span key={group} className="filter-chip-group">
              <span className="mute">{t(`masterdata.filter.${group}`)}</span>
              {conditions.map((condition, at) => (
                <span key={at} className="filter-chip">
                  <span className="clip">{said(condition)}</span>
                  <button
                    type="button"
                    className="ib ib-s"
                    aria-label={t('masterdata.filter.take', { 0: said(condition) })}
                    title={t('masterdata.filter.take', { 0: said(condition) })}
                    onClick={() =>
                      onChange({ [group]: look[group].filter((one) => one !== condition) })
                    }
                  >
                    <Icon name="x" size="small" />
                  </button>
                </span>
              ))}
            </span>
          ),
      )}
    </div>
  );
}
