import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import type { BuilderFieldProps } from './builder-field.ts';
import { isKept, keptMeasures, MEASURES } from './sales-choice.ts';

/** The measures. Those that are not kept for the dimensions and filters cannot be chosen. */
export function MeasureFields({ choice, isSupplier, onChange }: BuilderFieldProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const isAnyMissing = MEASURES.some((measure) => !isKept(measure, choice, isSupplier));
  const isNoneChosen = keptMeasures(choice, isSupplier).length === 0;
  return (
    <fieldset className="builder-part" aria-describedby={noteId}>
      <legend>{t('playground.builder.measures')}</legend>
      <div className="builder-measures">
        {MEASURES.map((measure) => {
          const isOffered = isKept(measure, choice, isSupplier);
          return (
            <label key={measure} className={isOffered ? 'builder-check' : 'builder-check mute'}>
              <Checkbox
                checked={isOffered && choice.measures.includes(measure)}
                disabled={!isOffered}
                onChange={(checked) =>
                  onChange({
                    measures: checked
                      ? [...choice.measures, measure]
                      : choice.measures.filter((one) => one !== measure),
                  })
                }
              />
              {t(`playground.measure.${measure}`)}
            </label>
          );
        })}
      </div>
      <p className="builder-note" id={noteId} role="status">
        {isNoneChosen
          ? t('playground.builder.measureRequired')
          : isAnyMissing
            ? t('playground.builder.notKept')
            : ''}
      </p>
    </fieldset>
  );
}
