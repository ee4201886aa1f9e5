import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { DateInput } from '../../../design/dates/DateInput.tsx';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import type { BuilderFieldProps } from './builder-field.ts';
import { daysProblem } from './chosen-days.ts';
import { COMPARISONS, RECENT_DAYS } from './sales-choice.ts';

/** The days of the query, and those to compare with. */
export function DaysFields({ choice, onChange, today }: BuilderFieldProps & { today: string }) {
  const { t } = useTranslation();
  const id = useId();
  const problem = daysProblem(choice, today);
  const isComplete = choice.from !== '' && choice.to !== '';
  return (
    <>
      <fieldset className="builder-part">
        <legend>{t('playground.builder.period')}</legend>
        <SelectField
          name={t('playground.builder.period')}
          value={choice.period}
          options={[...RECENT_DAYS, 'CHOSEN' as const].map((value) => ({
            value,
            label: t(`playground.period.${value}`),
          }))}
          onChange={(period) => onChange({ period })}
        />
        {choice.period === 'CHOSEN' && (
          <>
            <div className="builder-days">
              {(['from', 'to'] as const).map((end) => (
                <div key={end}>
                  <DateInput
                    id={`${id}${end}`}
                    name={t(`playground.builder.${end}`)}
                    value={choice[end] === '' ? null : choice[end]}
                    invalid={isComplete && problem !== null}
                    describedBy={id}
                    onChange={(day) => onChange({ [end]: day ?? '' })}
                  />
                </div>
              ))}
            </div>
            <p className="builder-note" id={id} role="status">
              {isComplete && problem !== null ? t(`playground.builder.days.${problem}`) : ''}
            </p>
          </>
        )}
      </fieldset>
      <fieldset className="builder-part">
        <legend>{t('playground.builder.comparison')}</legend>
        <SelectField
          name={t('playground.builder.comparison')}
          value={choice.comparison}
          options={[
            { value: '', label: t('playground.builder.none') },
            ...COMPARISONS.map((value) => ({ value, label: t(`playground.comparison.${value}`) })),
          ]}
          onChange={(comparison) => onChange({ comparison })}
        />
      </fieldset>
    </>
  );
}
