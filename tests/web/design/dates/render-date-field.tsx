import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import type {
  DateFieldProps,
  DateRange,
  RangeFieldProps,
} from '../../../../web/design/dates/date-field-props.ts';
import { RangeInput } from '../../../../web/design/dates/range/RangeInput.tsx';
import type { Locale } from '../../../../web/design/language/locales.ts';

// Imported up front, so that its load time does not count in a test: a field loads it lazily.
import '../../../../web/design/dates/range/RangePanel.tsx';
import '../../../../web/design/dates/SinglePanel.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

type Extra = Partial<Omit<DateFieldProps, 'id' | 'value' | 'onChange'>>;

/** Renders a date field with a label, and a button after it. Today is 2026-11-20. */
export async function renderDateField(
  Input: ComponentType<DateFieldProps>,
  first: string | null,
  extra: Extra = {},
  locale: Locale = 'zh-CN',
) {
  const changes: (string | null)[] = [];
  function Field() {
    const [value, setValue] = useState(first);
    const change = (next: string | null) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <>
        <label htmlFor="day">上市日期</label>
        <Input id="day" value={value} onChange={change} {...extra} />
        <button type="button">after</button>
      </>
    );
  }
  const view = await renderInPortal(<Field />, { locale });
  return { ...view, changes, field: screen.getByLabelText<HTMLInputElement>('上市日期') };
}

export async function renderRangeField(
  mode: RangeFieldProps['mode'],
  first: DateRange,
  extra: Extra = {},
) {
  const changes: DateRange[] = [];
  function Field() {
    const [value, setValue] = useState(first);
    const change = (next: DateRange) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <>
        <RangeInput id="days" mode={mode} name="期间" value={value} onChange={change} {...extra} />
        <button type="button">after</button>
      </>
    );
  }
  const view = await renderInPortal(<Field />);
  return {
    ...view,
    changes,
    from: screen.getByRole<HTMLInputElement>('textbox', { name: '期间 开始' }),
    to: screen.getByRole<HTMLInputElement>('textbox', { name: '期间 结束' }),
  };
}

export const monthPanel = () => screen.findByRole('grid');

/** The months of a year or the years of a decade. */
export const cellPanel = async () =>
  within(await screen.findByRole('dialog')).findByRole('group', { name: /^(?:期间|选择.份)$/u });

/** The text of a day with its lunar line, which the style draws. */
export const shownIn = (cell: Element | null): string =>
  `${cell?.textContent ?? ''}${cell?.querySelector('[data-text]')?.getAttribute('data-text') ?? ''}`;

/** The texts of the days, row by row. */
export async function cellsOf() {
  const rows = within(await monthPanel()).getAllByRole('row');
  return rows
    .map((row) => within(row).queryAllByRole('gridcell').map(shownIn))
    .filter((row) => row.length > 0);
}

/** The label of the focused element. */
export const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** Replaces the text of a field, as pasting over all of it does. */
export async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  fireEvent.change(field, { target: { value: text } });
}
