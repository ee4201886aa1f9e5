import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '../../../../web/records/fields/column.ts';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import type { FieldProblem } from '../../../../web/records/form/field-problem.ts';
import { fieldKinds } from '../../../../web/records/fields/kinds/field-kinds.ts';
import { exampleKind } from '../../../../web/records/fields/kinds/_ExampleField.tsx';
import { FieldText } from '../../../../web/records/fields/FieldText.tsx';
import { FormFields } from '../../../../web/records/form/FormFields.tsx';
import type { FieldValues } from '../../../../web/records/fields/values.ts';
import { column, option } from '../documents/sheet-fixtures.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

interface FormProps {
  columns: readonly Column[];
  first?: FieldValues;
  problems?: Readonly<Record<string, FieldProblem>>;
  search?: OptionSearch;
  onValues: (values: FieldValues) => void;
}

function Form({ columns, first = {}, problems = {}, search, onValues }: FormProps) {
  const [values, setValues] = useState(first);
  const change = (name: string, value: string | null, copies: FieldValues = {}) => {
    const next = { ...values, ...copies, [name]: value };
    setValues(next);
    onValues(next);
  };
  return (
    <FormFields
      columns={columns}
      values={values}
      problems={problems}
      onChange={change}
      {...(search && { search })}
    />
  );
}

async function form(
  columns: readonly Column[],
  more: Omit<FormProps, 'columns' | 'onValues'> = {},
) {
  let values: FieldValues = more.first ?? {};
  const view = await renderInPortal(
    <Form columns={columns} {...more} onValues={(next) => (values = next)} />,
  );
  return { ...view, values: () => values };
}

describe('A field', () => {
  it('has its label, a required mark, and the problem in words below', async () => {
    await form([column('name', 'INPUT', { title: '名称', isRequired: true })], {
      problems: { name: { textKey: 'metadata.required' } },
    });
    const field = screen.getByLabelText(/名称/u);
    expect(field).toHaveProperty('required', false);
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      '请填写此项',
    );
  });

  it('accepts a number as an exact decimal, follows the input, and is null when it is emptied', async () => {
    const { user, values } = await form([column('amount', 'INPUT_NUM', { title: '金额' })]);
    const field = screen.getByLabelText<HTMLInputElement>('金额');
    await user.type(field, '１２，３４５．６７８');
    expect(values()).toEqual({ amount: '12345.68' });
    await user.tab();
    expect(field.value).toBe('12345.68');
    await user.clear(field);
    expect(values()).toEqual({ amount: null });
  });

  it('returns to the last number when the text is not a number, and reports it', async () => {
    const { user, values } = await form([column('amount', 'INPUT_NUM', { title: '金额' })], {
      first: { amount: '5' },
    });
    const field = screen.getByLabelText<HTMLInputElement>('金额');
    await user.clear(field);
    await user.type(field, '7x');
    await user.tab();
    expect(field.value).toBe('7.00');
    expect(values()).toEqual({ amount: '7' });
    expect(screen.getByRole('alert').textContent).toBe('请输入数字');
    await user.type(field, '1');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('reads a number of an input method only when it is finished', async () => {
    const { values } = await form([column('amount', 'INPUT_NUM', { title: '金额' })]);
    const field = screen.getByLabelText<HTMLInputElement>('金额');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '1２' }, isComposing: true });
    fireEvent.compositionEnd(field);
    expect(values()).toEqual({ amount: '12' });
  });

  it('with several lines counts its characters and keeps Enter to itself', async () => {
    const submitted = vi.fn<() => void>();
    const columns = [column('remark', 'TEXTAREA', { title: '备注', maximumLength: 20 })];
    const { user } = await renderInPortal(
      // The surroundings of a form, such as a dialog, may submit it by Enter.
      <div role="presentation" onKeyDown={({ key }) => key === 'Enter' && submitted()}>
        <Form columns={columns} onValues={() => undefined} />
      </div>,
    );
    await user.type(screen.getByLabelText('备注'), '一行{Enter}两行');
    expect(screen.getByText('已输入 5 个字，最多 20 个')).toBeDefined();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('with several choices is a group named by its title, with codes in the order of the options', async () => {
    const options = [option('a', '门店'), option('b', '小程序'), option('c', '外卖')];
    const { user, values } = await form(
      [
        column('one', 'RADIO', { title: '渠道', options }),
        column('some', 'CHECKBOX_GROUP', { title: '适用', options }),
      ],
      { first: { some: 'c,gone' } },
    );
    await user.click(
      within(screen.getByRole('radiogroup', { name: '渠道' })).getByRole('radio', {
        name: '小程序',
      }),
    );
    await user.click(
      within(screen.getByRole('group', { name: '适用' })).getByRole('checkbox', { name: '门店' }),
    );
    expect(values()).toEqual({ one: 'b', some: 'a,c,gone' });
    await user.click(screen.getByRole('checkbox', { name: '门店' }));
    await user.click(screen.getByRole('checkbox', { name: '外卖' }));
    expect(values().some).toBe('gone');
  });

  it('with a date and a time is stored as the services write them', async () => {
    const { user, values } = await form([
      column('day', 'DATE', { title: '日期' }),
      column('time', 'DATE_TIME', { title: '时间' }),
    ]);
    await user.type(screen.getByLabelText('日期'), '2026-06-15{Tab}');
    await user.type(screen.getByLabelText('时间'), '2026-06-15 09:30{Tab}');
    expect(values()).toEqual({ day: '2026-06-15', time: '2026-06-15 09:30:00' });
  });

  it('is text under its label if it is read-only, and absent if it is hidden', async () => {
    await form(
      [
        column('fixed', 'INPUT_NUM', { title: '金额', isEditable: false }),
        column('hidden', 'HIDE_TEXT', { title: '隐藏' }),
        column('unseen', 'INPUT', { title: '不显示', isVisible: false }),
        column('number', 'TAG', { title: '单号', isEditable: false }),
      ],
      { first: { fixed: '1234.5' } },
    );
    expect(screen.getByLabelText('金额').textContent).toBe('1,234.50');
    for (const title of ['隐藏', '不显示', '单号']) expect(screen.queryByText(title)).toBeNull();
  });

  it('is in the row and the width that metadata sets', async () => {
    loadStyles('records/form/FormFields.css');
    await form([
      column('a', 'INPUT', { row: 1, span: 4 }),
      column('b', 'INPUT', { row: 1, span: 40 }),
      column('c', 'TEXTAREA', { row: 2 }),
    ]);
    const fields = screen
      .getAllByRole('textbox')
      .map((field) => field.closest<HTMLElement>('[style]')!);
    expect(fields.map(({ style }) => style.getPropertyValue('--form-span'))).toEqual([
      '4',
      '12',
      '12',
    ]);
    expect(fields.map((field) => styleOf(field, 'grid-column'))).toEqual([
      'span var(--form-span)',
      'span var(--form-span)',
      '1 / span var(--form-span)',
    ]);
  });
});

describe('A read-only value', () => {
  it('is shown by its type: the name of a choice, a code with its name, an amount, a dash if empty', async () => {
    const options = [option('1', '普通'), option('2', '加急')];
    const { container } = await renderInPortal(
      <>
        {[
          <FieldText key="1" column={column('a', 'SELECT', { options })} value="2" />,
          <FieldText key="2" column={column('b', 'CHECKBOX_GROUP', { options })} value="1,2,9" />,
          <FieldText
            key="3"
            column={column('supplierid', 'SELECT_REST')}
            value="S1"
            row={{ suppliername: '样例' }}
          />,
          <FieldText key="4" column={column('amount', 'INPUT_NUM')} value={1234} />,
          <FieldText key="5" column={column('d', 'DATE')} value="2026-06-15" />,
          <FieldText key="6" column={column('e', 'INPUT')} value={null} />,
          <FieldText key="7" column={column('f', 'UNKNOWN')} value="<b>粗</b>" />,
          <FieldText key="8" column={column('g', 'DATE_TIME')} value="2026-06-15 09:30:00" />,
        ].map((text) => (
          <p key={text.key}>{text}</p>
        ))}
      </>,
    );
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '加急',
      '普通, 加急, 9',
      'S1 样例',
      '1,234.00',
      '2026-06-15',
      '—',
      '<b>粗</b>',
      '2026-06-15 09:30',
    ]);
  });

  it('has an implementation for every type of column, made like the example', () => {
    const shape = Object.keys(exampleKind).filter(
      (part) => !['check', 'Cell', 'toConditions'].includes(part),
    );
    for (const kind of Object.values(fieldKinds))
      expect(Object.keys(kind)).toEqual(expect.arrayContaining(shape));
    expect(exampleKind.check?.('a*', column('a'))).toEqual({ textKey: 'metadata.required' });
  });

  it('of an unknown type is text', async () => {
    const unknown = { ...column('x'), type: 'HOLOGRAM' as Column['type'] };
    await form([{ ...unknown, title: '新类型' }], { first: { x: 'v' } });
    expect(screen.getByLabelText<HTMLInputElement>('新类型').value).toBe('v');
  });
});
