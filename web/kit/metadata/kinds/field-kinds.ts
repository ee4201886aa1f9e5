import type { ColumnType } from '../column.ts';
import { checkboxGroupKind } from './CheckboxGroupField.tsx';
import { dateKind } from './DateField.tsx';
import { dateTimeKind } from './DateTimeField.tsx';
import type { FieldKind } from './field-kind.ts';
import { inputKind } from './InputField.tsx';
import { numberKind } from './NumberField.tsx';
import { radioKind } from './RadioField.tsx';
import { hiddenKind, linkKind, tagKind } from './read-only-kinds.ts';
import { selectKind } from './SelectField.tsx';
import { textareaKind } from './TextareaField.tsx';

/** The kinds of columns: forms, documents and lists all ask this table. */
export const fieldKinds: Readonly<Record<ColumnType, FieldKind>> = {
  INPUT: inputKind,
  TEXTAREA: textareaKind,
  INPUT_NUM: numberKind,
  SELECT: selectKind,
  SELECT_TEXT: selectKind,
  SELECT_REST: selectKind,
  SELECT_LOOK_UP: selectKind,
  SELECT_REMOTE: selectKind,
  SELECT_DY: selectKind,
  DATE: dateKind,
  DATE_TIME: dateTimeKind,
  RADIO: radioKind,
  TAG: tagKind,
  CHECKBOX_GROUP: checkboxGroupKind,
  HIDE_TEXT: hiddenKind,
  INPUT_TIP_TEXT: inputKind,
  LINK: linkKind,
  UNKNOWN: inputKind,
};

/** A kind that the schema has gained since this page was built is shown as text. */
export const kindOf = (type: ColumnType): FieldKind => (fieldKinds as Partial<typeof fieldKinds>)[type] ?? inputKind;

/** Kinds that a document's header does not show: what is hidden, marks and links. */
const unshown: ReadonlySet<ColumnType> = new Set<ColumnType>(['HIDE_TEXT', 'TAG', 'LINK']);

export const isShownInHeader = ({ type, isVisible }: { type: ColumnType; isVisible: boolean }): boolean =>
  isVisible && !unshown.has(type);
