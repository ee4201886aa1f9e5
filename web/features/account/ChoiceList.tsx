import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/icons/Icon.tsx';
import './ChoiceList.css';

export interface Choice {
  value: string;
  /** Shown before the label and included in the search, such as a store number. */
  code?: string;
  label: string;
  tags?: readonly string[];
}

interface ChoiceListProps {
  legend: string;
  choices: readonly Choice[];
  value: string | null;
  /** The label of the filter field, which is shown only for long lists. */
  filterLabel: string;
  onChange: (value: string) => void;
}

/** Lists with more choices than this get a filter field. */
const atAGlance = 8;

/**
 * A list of native radio buttons, which have keyboard navigation and screen reader support built
 * in. A long list has a filter field.
 */
export function ChoiceList({ legend, choices, value, filterLabel, onChange }: ChoiceListProps) {
  const { t } = useTranslation();
  const name = useId();
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => narrowed(choices, wanted), [choices, wanted]);
  return (
    <fieldset className="choice-list">
      <legend>{legend}</legend>
      {choices.length > atAGlance && (
        <div className="in">
          <Icon name="search" />
          <input
            type="search"
            aria-label={filterLabel}
            placeholder={filterLabel}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      <div className="choice-list-rows">
        {shown.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.code !== undefined && <span className="choice-code">{choice.code}</span>}
            <span className="choice-text">
              <span className="grow">{choice.label}</span>
              {choice.tags?.map((tag) => (
                <span key={tag} className="choice-tag">
                  {tag}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
      <p className={shown.length === 0 ? 'mute small' : 'sr'} role="status">
        {wanted === ''
          ? ''
          : shown.length === 0
            ? t('choice.none')
            : t('choice.count', { 0: shown.length })}
      </p>
    </fieldset>
  );
}

function narrowed(choices: readonly Choice[], wanted: string): readonly Choice[] {
  const text = wanted.trim().toLowerCase();
  if (text === '') return choices;
  return choices.filter(({ code = '', label }) =>
    [code, label].some((part) => part.toLowerCase().includes(text)),
  );
}
