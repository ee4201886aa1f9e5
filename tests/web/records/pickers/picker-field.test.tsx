import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import { FormFields } from '../../../../web/records/form/FormFields.tsx';
import { RowPickerContext } from '../../../../web/records/fields/row-picker-context.ts';
import type { FieldValues } from '../../../../web/records/fields/values.ts';
import { renderRowPicker } from '../../../../web/records/pickers/render-row-picker.tsx';
import { columnOf, optionOf } from '../../../support/columns.ts';
import { combobox } from '../fields/render-columns.tsx';
import { rowByKey, listAnswer } from './open-picker.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const supplier = columnOf('supplierid', 'SELECT_REMOTE', {
  title: '供应商',
  pickerModule: '300101',
});

function Form({
  search,
  onValues,
}: {
  search: OptionSearch;
  onValues: (values: FieldValues) => void;
}) {
  const [values, setValues] = useState<FieldValues>({ supplierid: null });
  const change = (name: string, value: string | null, copies: FieldValues = {}) => {
    const next = { ...values, ...copies, [name]: value };
    setValues(next);
    onValues(next);
  };
  return (
    <RowPickerContext value={renderRowPicker}>
      <FormFields
        columns={[supplier]}
        values={values}
        problems={{}}
        onChange={change}
        search={search}
      />
    </RowPickerContext>
  );
}

async function field(search: OptionSearch) {
  let values: FieldValues = {};
  const view = await renderInPortal(<Form search={search} onValues={(next) => (values = next)} />, {
    answers: { PickerRows: listAnswer },
  });
  return { ...view, values: () => values };
}

/** The dialog may suspend: `act` waits until it is there. */
const pick = (user: UserEvent) =>
  act(async () => user.click(screen.getByRole('button', { name: '从列表中选择：供应商' })));

describe('A SelectRemote column with a module to pick from', () => {
  it('is picked from the list in a dialog, which fills in other fields too', async () => {
    const option = optionOf('S2', '供应商2', { payterm: 'M45' });
    const { user, values } = await field(async () => ({ options: [option], hasMore: false }));
    await pick(user);
    await user.dblClick(await rowByKey('S2'));
    await waitFor(() => expect(values()).toEqual({ supplierid: 'S2', payterm: 'M45' }));
    expect(combobox('供应商').value).toBe('S2 供应商2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('uses key and name of the row if its own source fails', async () => {
    const { user, values } = await field(async () => Promise.reject(new Error('down')));
    await pick(user);
    await user.dblClick(await rowByKey('S3'));
    await waitFor(() => expect(values()).toEqual({ supplierid: 'S3' }));
    expect(combobox('供应商').value).toBe('S3 供应商3');
  });

  it('is unchanged when the dialog is cancelled', async () => {
    const { user, values } = await field(async () => ({ options: [], hasMore: false }));
    await pick(user);
    await rowByKey('S1');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(values()).toEqual({});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
