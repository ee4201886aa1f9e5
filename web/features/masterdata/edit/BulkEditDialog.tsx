import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { checkFields, hasInput } from '../../../records/form/check-fields.ts';
import type { FieldProblem } from '../../../records/form/field-problem.ts';
import type { Column } from '../../../records/fields/column.ts';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { focusFirstProblem } from '../../../design/forms/focus-first-problem.ts';
import { FormFields } from '../../../records/form/FormFields.tsx';
import type { FieldValues } from '../../../records/fields/values.ts';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { Module } from '../list-module.ts';

import { useInitialFocus } from '../useInitialFocus.ts';

interface BulkEditDialogProps {
  module: Module;
  count: number;
  search: OptionSearch;
  onApply: (values: FieldValues) => void;
  onClose: () => void;
}

/** Columns that can be set for several rows: not the key, and not columns that depend on others. */
const bulkColumns = ({ columns, keyField }: Module): readonly Column[] =>
  columns.filter(
    (column) => column.name !== keyField && hasInput(column) && column.dependsOn.length === 0,
  );

/** Sets one field of all ticked rows to the same value. */
export function BulkEditDialog({ module, count, search, onApply, onClose }: BulkEditDialogProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const begin = useInitialFocus();
  const columns = bulkColumns(module);
  const [name, setName] = useState(columns[0]?.name ?? '');
  const [values, setValues] = useState<FieldValues>({});
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const chosen = columns
    .filter((column) => column.name === name)
    .map((column) => ({ ...column, row: null, span: 12 }));
  function apply() {
    const fieldErrors = checkFields(chosen, values);
    setProblems(fieldErrors);
    if (Object.keys(fieldErrors).length === 0) onApply({ [name]: null, ...values });
    else requestAnimationFrame(() => focusFirstProblem(body.current));
  }
  return (
    <ModalDialog
      title={t('masterdata.bulkEdit')}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('masterdata.cancel')}
          </Button>
          <Button kind="primary" disabled={chosen.length === 0} onClick={apply}>
            {t('masterdata.save')}
          </Button>
        </>
      }
    >
      <div className="dialog-parts" ref={body}>
        <p>{t('masterdata.bulkEdit.body', { 0: count })}</p>
        <div className="field" ref={begin}>
          <label htmlFor={id}>{t('masterdata.field')}</label>
          <SelectField
            id={id}
            name={t('masterdata.field')}
            value={name}
            options={columns.map((column) => ({
              value: column.name,
              label: serverText(column.i18nCode, column.title),
            }))}
            onChange={(column) => {
              setName(column);
              setValues({});
              setProblems({});
            }}
          />
        </div>
        <FormFields
          key={name}
          columns={chosen}
          values={values}
          problems={problems}
          search={search}
          onChange={(field, value, copies) => setValues({ ...values, ...copies, [field]: value })}
        />
      </div>
    </ModalDialog>
  );
}
