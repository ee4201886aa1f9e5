import type { Column, OptionSearch } from '../metadata/column.ts';
import { InputField } from '../metadata/kinds/InputField.tsx';
import type { FieldProps } from '../metadata/kinds/field-kind.ts';
import { kindOf } from '../metadata/kinds/field-kinds.ts';
import type { FieldValues } from '../metadata/values.ts';
import { DetailNumberCell } from './DetailNumberCell.tsx';

export interface CellFieldProps extends FieldProps {
  /** A cell has no label above it. */
  name: string;
}

interface DetailCellFieldProps {
  id: string;
  column: Column;
  value: string | null;
  values: FieldValues;
  name: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (value: string | null, copies?: FieldValues) => void;
  search: OptionSearch | undefined;
}

/** What a cell is typed in with: as in a form, but in one line. */
export function DetailCellField(props: DetailCellFieldProps) {
  const { Field, isNumeric } = kindOf(props.column.type);
  if (isNumeric === true) return <DetailNumberCell {...props} />;
  const OneLine = props.column.type === 'TEXTAREA' || Field === null ? InputField : Field;
  return (
    <div role="presentation" className="detail-field">
      <OneLine {...props} />
    </div>
  );
}
