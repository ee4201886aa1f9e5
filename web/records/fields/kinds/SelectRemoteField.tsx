import { ChoiceField } from './ChoiceField.tsx';
import { choiceKind } from './choice-kind.ts';
import type { FieldKind, FieldProps } from './field-kind.ts';
import { codeAndLabelText } from './option-text.ts';
import { PickButton } from './PickButton.tsx';

/**
 * A select with a paginated search. If the options are the rows of a module, a button opens its
 * list in a dialog.
 */
function SelectRemoteField(props: FieldProps) {
  const { column, search, name, awaits = [] } = props;
  const canPick = column.pickerModule !== null && name === undefined && awaits.length === 0;
  return (
    <ChoiceField
      {...props}
      textOf={codeAndLabelText}
      {...(canPick &&
        search !== undefined && {
          renderBeside: (onChoose) => <PickButton {...props} search={search} onChoose={onChoose} />,
        })}
    />
  );
}

/** One of many options, shown as code and name. */
export const selectRemoteKind: FieldKind = {
  ...choiceKind,
  Field: SelectRemoteField,
  text: codeAndLabelText,
};
