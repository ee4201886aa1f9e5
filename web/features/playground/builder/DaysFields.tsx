import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import type { BuilderFieldProps } from './builder-field.ts';
import { daysProblem } from './chosen-days.ts';
import { COMPARISONS, RECENT_DAYS } from './sales-choice.ts';

/** The days of the query, and those to compare with. */
export function DaysFields({ choice, onChange, today }: BuilderFieldProps & { today: string }) {
  const { t } = useTranslation();
  const id = useId();
  const problem = daysProblem(choice, today);
  const isTyped = choice.from !== '' && choice.to !== '';
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
                <div key={end} className="in">
                  <TextInput
                    aria-label={t(`playground.builder.${end}`)}
                    aria-invalid={isTyped && problem !== null}
                    aria-describedby={id}
                    placeholder={t('playground.builder.dayFormat')}
                    maxLength={10}
                    value={choice[end]}
                    onChange={({ target }) => onChange({ [end]: target.value.trim() })}
                  />
                </div>
              ))}
            </div>
            <p className="builder-note" id={id} role="status">
              {isTyped && problem !== null ? t(`playground.builder.days.${problem}`) : ''}
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
