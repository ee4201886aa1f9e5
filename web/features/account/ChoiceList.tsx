import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/icons/Icon.tsx';
import './ChoiceList.css';

export interface Choice {
  value: string;
  /** Stands before the label and is searched too: a store's number for instance. */
  code?: string;
  label: string;
  tags?: readonly string[];
}

interface ChoiceListProps {
  legend: string;
  choices: readonly Choice[];
  value: string | null;
  /** The label of the field that narrows the list; it is there only where the list is long. */
  filterLabel: string;
  onChange: (value: string) => void;
}

/** Up to so many are seen at a glance. */
const atAGlance = 8;

/** One of a list, as the browser's own radio buttons: arrows move, a screen reader counts. A long list is narrowed by what is typed. */
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
