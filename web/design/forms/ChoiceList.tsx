import { useId, useMemo, useState } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { TextInput } from './TextInput.tsx';
import { Icon } from '../icons/Icon.tsx';
import './ChoiceList.css';

/** One entry of the list. */
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
const MAX_UNFILTERED_CHOICES = 8;

/**
 * A list of radio buttons. A long list has a filter field.
 */
export function ChoiceList({ legend, choices, value, filterLabel, onChange }: ChoiceListProps) {
  const { t } = useTranslation();
  const name = useId();
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => filterChoices(choices, filter), [choices, filter]);
  return (
    <fieldset className="choice-list">
      <legend>{legend}</legend>
      {choices.length > MAX_UNFILTERED_CHOICES && (
        <div className="in">
          <Icon name="search" />
          <TextInput
            type="search"
            aria-label={filterLabel}
            placeholder={filterLabel}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
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
        {filter === ''
          ? ''
          : shown.length === 0
            ? t('choice.none')
            : t('choice.count', { 0: shown.length })}
      </p>
    </fieldset>
  );
}

function filterChoices(choices: readonly Choice[], filter: string): readonly Choice[] {
  const text = filter.trim().toLowerCase();
  if (text === '') return choices;
  return choices.filter(({ code = '', label }) =>
    [code, label].some((part) => part.toLowerCase().includes(text)),
  );
}
