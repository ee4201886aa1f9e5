import { fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { SheetDetails } from '../../../../web/records/documents/SheetDetails.tsx';
import { useSheetEdits } from '../../../../web/records/documents/edits/useSheetEdits.ts';
import { column, order } from './sheet-fixtures.ts';
import { cell, input, cellValue, focusedCell } from './render-lines.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const wide = () => {
  const base = order(0);
  const columns = Array.from({ length: 40 }, (_, at) =>
    column(`c${String(at)}`, at % 2 === 0 ? 'INPUT' : 'INPUT_NUM', {
      title: `列${String(at)}`,
      sumStyle: at % 2 === 0 ? null : 'SUM',
    }),
  );
  const rows = Array.from({ length: 1000 }, (_, line) => ({
    lineno: line + 1,
    ...Object.fromEntries(
      columns.map(({ name }, at) => [name, at % 2 === 0 ? `文字 ${String(line)}` : String(line)]),
    ),
  }));
  const detail = { section: 'details', totalCount: 1000, rows, sums: {} };
  return {
    ...base,
    form: { ...base.form, details: [{ ...base.form.details[0]!, columns }] },
    details: [detail],
  };
};

/** A table of 1,000 lines × 40 columns that counts its renders and records the changed cells. */
async function shown() {
  const sheet = wide();
  const drawn = { page: 0, commits: 0 };
  function Page() {
    const edits = useSheetEdits(sheet);
    drawn.page += 1;
    return <SheetDetails sheet={sheet} edits={edits} />;
  }
  const view = await renderInPortal(
    <Profiler id="table" onRender={() => (drawn.commits += 1)}>
      <Page />
    </Profiler>,
  );
  const changed = new Set<string>();
  const observer = new MutationObserver((records) => note(records));
  function note(records: readonly MutationRecord[]) {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const at = element?.closest('td')?.dataset.column;
      const line = element?.closest('tr')?.dataset.row;
      if (at !== undefined && line !== undefined) changed.add(`${line} ${at}`);
    }
  }
  observer.observe(screen.getByRole('grid'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return {
    ...view,
    drawn,
    changedCells() {
      note(observer.takeRecords());
      const cells = [...changed];
      changed.clear();
      return cells;
    },
  };
}

describe('A table of 1,000 lines and 40 columns', () => {
  it('renders the lines in view, with text in their cells and only one control', async () => {
    await shown();
    expect(document.querySelectorAll('tbody tr[data-row]').length).toBeLessThan(60);
    expect(document.querySelectorAll('tbody input')).toHaveLength(1);
  });

  it('renders one cell for a keystroke: neither the page, nor the table, nor the line', async () => {
    const { drawn, changedCells } = await shown();
    fireEvent.mouseDown(cell(5, '列3'));
    changedCells();
    const before = drawn.page;
    for (const value of ['1', '12', '123', '1234'])
      fireEvent.change(input(), { target: { value } });
    expect(drawn.page).toBe(before);
    expect(changedCells().filter((one) => one !== '4 c3')).toEqual([]);
  });

  it('renders two lines when the cell is left for the next one, and of them the two cells', async () => {
    const { changedCells } = await shown();
    fireEvent.mouseDown(cell(5, '列3'));
    fireEvent.change(input(), { target: { value: '77' } });
    changedCells();
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect([focusedCell(), cellValue(5, '列3')]).toEqual(['6 列3', '77.00']);
    expect(changedCells().toSorted()).toEqual(['4 c3', '5 c3']);
  });
});
