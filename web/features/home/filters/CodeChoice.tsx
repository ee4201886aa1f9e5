import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import { RadioButton } from '../../../design/forms/RadioButton.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Popover } from '../../../design/overlay/Popover.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { type Choice, type FilterChoices, useFilterChoices } from './useFilterChoices.ts';
import './CodeChoice.css';

interface CodeChoiceProps {
  label: string;
  /** The text of the button while nothing is chosen. */
  allLabel: string;
  chosen: readonly string[];
  several: boolean;
  listOf: (choices: FilterChoices) => readonly Choice[] | null;
  onChoose: (codes: readonly string[]) => void;
}

/**
 * A button with the current choice that opens the list of options: radio buttons for a single
 * choice, checkboxes for several.
 */
export function CodeChoice({
  label,
  allLabel,
  chosen,
  several,
  listOf,
  onChoose,
}: CodeChoiceProps) {
  const { t } = useTranslation();
  // The URL contains codes only. To show the names, the list is loaded before it is opened.
  const known = listOf(useFilterChoices(chosen.length > 0));
  const nameOf = (code: string) => known?.find((choice) => choice.code === code)?.name ?? code;
  const text =
    chosen.length === 0
      ? allLabel
      : chosen.length === 1
        ? nameOf(chosen[0] ?? '')
        : t('filter.several', { label, number: String(chosen.length) });
  return (
    <Popover
      label={`${label} ${text}`}
      className="pick-button"
      trigger={
        <>
          <span className="sr">{`${label} `}</span>
          <span className="clip">{text}</span>
          <Icon name="down" size="small" />
        </>
      }
    >
      {(close) => (
        <ChoiceList
          {...{ label, allLabel, chosen, several, listOf }}
          onChoose={(codes) => {
            onChoose(codes);
            if (!several) close();
          }}
        />
      )}
    </Popover>
  );
}

function ChoiceList({ label, allLabel, chosen, several, listOf, onChoose }: CodeChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const choices = useFilterChoices(true);
  const list = listOf(choices);
  if (list === null) {
    return (
      <div className="code-choice">
        {choices.isLoading ? (
          <SkeletonLines count={5} />
        ) : (
          <div role="alert">
            <p>{t('card.error')}</p>
            <Button kind="plain" onClick={choices.retry}>
              {t('card.retry')}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <fieldset className="code-choice">
      <legend className="sr">{label}</legend>
      {[{ code: '', name: allLabel }, ...list].map((choice) => {
        const isAll = choice.code === '';
        const checked = isAll ? chosen.length === 0 : chosen.includes(choice.code);
        return (
          <label key={choice.code} className="code-choice-line">
            {several ? (
              <Checkbox
                checked={checked}
                onChange={(on) =>
                  onChoose(
                    isAll
                      ? []
                      : on
                        ? [...chosen, choice.code]
                        : chosen.filter((code) => code !== choice.code),
                  )
                }
              />
            ) : (
              <RadioButton
                name={name}
                checked={checked}
                onChange={() => onChoose(isAll ? [] : [choice.code])}
              />
            )}
            <span className="clip">{choice.name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
