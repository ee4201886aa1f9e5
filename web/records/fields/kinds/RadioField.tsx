import { useTranslation } from '../../../design/language/useTranslation.ts';
import { RadioButton } from '../../../design/forms/RadioButton.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { choiceKind } from './choice-kind.ts';
import type { FieldKind, FieldProps } from './field-kind.ts';
import { InputField } from './InputField.tsx';
import { hasOptions } from '../column.ts';
import { labelOf } from './option-text.ts';

/** Radio buttons. Without options, the user types the code. An optional value can be cleared. */
function RadioField(props: FieldProps) {
  const { id, column, value, invalid, describedBy, name, onChange } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  if (!hasOptions(column)) return <InputField {...props} />;
  return (
    <div
      id={id}
      className="field-group"
      role="radiogroup"
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-label` : undefined}
      aria-required={column.isRequired}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      {(column.options ?? []).map((option) => (
        <label key={option.value} className="field-choice">
          <RadioButton
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {labelOf(option, serverText)}
        </label>
      ))}
      {!column.isRequired && value !== null && (
        <Button
          kind="icon"
          size="small"
          aria-label={t('metadata.option.clear')}
          title={t('metadata.option.clear')}
          onClick={() => onChange(null)}
        >
          <Icon name="x" size="small" />
        </Button>
      )}
    </div>
  );
}

/** One of few options, all visible. */
export const radioKind: FieldKind = {
  ...choiceKind,
  Field: RadioField,
  isGroup: hasOptions,
};
