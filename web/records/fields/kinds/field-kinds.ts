import type { ColumnType } from '../column.ts';
import { checkboxGroupKind } from './CheckboxGroupField.tsx';
import { dateSearch, dateTimeSearch } from '../../search/date-search.tsx';
import { dateKind } from './DateField.tsx';
import { dateTimeKind } from './DateTimeField.tsx';
import type { FieldKind } from './field-kind.ts';
import { hideTextKind } from './HideTextField.ts';
import { inputKind } from './InputField.tsx';
import { inputTipTextKind } from './InputTipTextField.tsx';
import { linkKind } from './LinkField.tsx';
import { numberSearch } from '../../search/number-search.tsx';
import { numberKind } from './NumberField.tsx';
import { radioKind } from './RadioField.tsx';
import { selectDyKind } from './SelectDyField.tsx';
import { selectKind } from './SelectField.tsx';
import { selectLookUpKind } from './SelectLookUpField.tsx';
import { selectRemoteKind } from './SelectRemoteField.tsx';
import { selectRestKind } from './SelectRestField.tsx';
import { selectTextKind } from './SelectTextField.tsx';
import { tagKind } from './TagField.tsx';
import { textareaKind } from './TextareaField.tsx';

/** The registry of column types, used by forms, documents, lists and search forms. */
export const fieldKinds: Readonly<Record<ColumnType, FieldKind>> = {
  INPUT: inputKind,
  TEXTAREA: textareaKind,
  INPUT_NUM: { ...numberKind, ...numberSearch },
  SELECT: selectKind,
  SELECT_TEXT: selectTextKind,
  SELECT_REST: selectRestKind,
  SELECT_LOOK_UP: selectLookUpKind,
  SELECT_REMOTE: selectRemoteKind,
  SELECT_DY: selectDyKind,
  DATE: { ...dateKind, ...dateSearch },
  DATE_TIME: { ...dateTimeKind, ...dateTimeSearch },
  RADIO: radioKind,
  TAG: tagKind,
  CHECKBOX_GROUP: checkboxGroupKind,
  HIDE_TEXT: hideTextKind,
  INPUT_TIP_TEXT: inputTipTextKind,
  LINK: linkKind,
  UNKNOWN: inputKind,
};

/**
 * The kind of a column type. A type that is newer than this version of the page is handled as text.
 */
export const kindOf = (type: ColumnType): FieldKind =>
  (fieldKinds as Partial<typeof fieldKinds>)[type] ?? inputKind;

/** Types that are not shown in the header of a document. */
const hiddenInHeader: ReadonlySet<ColumnType> = new Set<ColumnType>(['HIDE_TEXT', 'TAG', 'LINK']);

/** Whether the header of a document shows a column. */
export const isShownInHeader = ({
  type,
  isVisible,
}: {
  type: ColumnType;
  isVisible: boolean;
}): boolean => isVisible && !hiddenInHeader.has(type);
