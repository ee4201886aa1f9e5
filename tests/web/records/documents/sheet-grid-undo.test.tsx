import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noEdits } from '../../../../web/records/documents/edits/edit-state.ts';
import { newSheet, type SheetContent } from '../../../../web/records/documents/sheet.ts';
import { SheetDetails } from '../../../../web/records/documents/SheetDetails.tsx';
import { useSheetEdits } from '../../../../web/records/documents/edits/useSheetEdits.ts';
import { columnOf } from '../../../support/columns.ts';
import { order, orderLine } from './sheet-fixtures.ts';
import { cell, renderLines, lineNumbers, paste, cellValue, focusedCell } from './render-lines.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const edit = (sheet: SheetContent) => renderHook(() => useSheetEdits(sheet)).result;
const lineOf = (sheet: SheetContent, lineno: number) => sheet.details[0]!.rows[lineno - 1]!;

describe('A change of the lines of a document', () => {
  it('is undone and redone, step by step, at least a hundred times', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    for (let count = 1; count <= 150; count += 1) {
      act(() => edits.current.changeLine('details', lineOf(sheet, 1), 'pkqty', String(count + 1)));
    }
    for (let count = 0; count < 120; count += 1) act(() => void edits.current.undo());
    expect(edits.current.state.details.details?.edited['1']?.values.pkqty).toBe('31');
    for (let count = 0; count < 120; count += 1) act(() => void edits.current.redo());
    expect(edits.current.state.details.details?.edited['1']?.values.pkqty).toBe('151');
    expect([edits.current.canUndo, edits.current.canRedo, edits.current.redo()]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('empties its dependent cells in the same step, unless they change too', () => {
    const sheet = order(3);
    const [detail] = sheet.form.details;
    const columns = [
      ...detail!.columns,
      columnOf('region'),
      columnOf('shop', 'SELECT_DY', { dependsOn: ['region'] }),
    ];
    const edits = edit({ ...sheet, form: { ...sheet.form, details: [{ ...detail!, columns }] } });
    const change = (values: Record<string, string>) =>
      act(() => edits.current.changeLines('details', [{ line: lineOf(sheet, 1), values }]));
    const first = () => edits.current.details[0]?.lines[0];
    change({ shop: '1001' });
    change({ region: 'east' });
    expect(first()).toMatchObject({ region: 'east' });
    expect(first()?.shop ?? null).toBeNull();
    act(() => void edits.current.undo());
    expect(first()).toMatchObject({ shop: '1001' });
    change({ region: 'west', shop: '2001' });
    expect(first()).toMatchObject({ region: 'west', shop: '2001' });
  });

  it('is one step per visit of a cell, and a new step discards the redo steps', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    const type = (value: string, stay: string) =>
      act(() => edits.current.changeLine('details', lineOf(sheet, 1), 'remqty', value, {}, stay));
    type('2', 'a');
    type('23', 'a');
    type('4', 'b');
    act(() => void edits.current.undo());
    expect(edits.current.details[0]?.lines).toMatchObject([{ remqty: '23' }]);
    act(() => void edits.current.undo());
    expect(edits.current.isDirty).toBe(false);
    type('9', 'c');
    expect(edits.current.canRedo).toBe(false);
  });

  it('brings removed lines back and removes added ones when undone, but leaves the header alone', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    act(() => edits.current.addLine('details'));
    act(() => edits.current.removeLine('details', lineOf(sheet, 2)));
    act(() => edits.current.changeHeader('remark', '请尽快'));
    act(() => void edits.current.undo());
    expect(edits.current.details[0]?.removed).toEqual([]);
    act(() => void edits.current.undo());
    expect([edits.current.details, edits.current.state.header]).toEqual([[], { remark: '请尽快' }]);
    act(() => void edits.current.redo());
    act(() => void edits.current.redo());
    expect(edits.current.details[0]).toMatchObject({ lines: [{ lineno: 4 }], removed: [2] });
  });

  it('is not undone in a document that was replaced meanwhile', () => {
    const sheet = order(3);
    let value = noEdits;
    const holder = () => ({
      value,
      change: (next: (old: typeof noEdits) => typeof noEdits) => {
        value = next(value);
      },
      discard: () => undefined,
    });
    const { result, rerender } = renderHook(() => useSheetEdits(sheet, holder()));
    act(() => result.current.changeLine('details', lineOf(sheet, 1), 'pkqty', '9'));
    rerender();
    expect(result.current.canUndo).toBe(true);
    value = noEdits;
    rerender();
    expect([result.current.canUndo, result.current.undo()]).toEqual([false, false]);
    expect(value).toBe(noEdits);
  });

  it('includes the refusal of the services about it', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    act(() => edits.current.changeLine('details', lineOf(sheet, 1), 'pkqty', '9'));
    act(() =>
      edits.current.markRefused([
        { field: ['input', 'details', 'details', '1', 'pkqty'], message: '库存不足' },
        { field: ['input', 'details', 'details', '2', 'pkqty'], message: '停售' },
      ]),
    );
    act(() => void edits.current.undo());
    expect(edits.current.lineProblems.map(({ problem }) => problem)).toEqual([{ message: '停售' }]);
  });
});

describe('Undo in a table', () => {
  it('moves to what it undoes, in whichever list it is', async () => {
    const { user } = await renderLines(order(3));
    await user.click(cell(3, '散数'));
    await user.keyboard('7{Enter}');
    await user.click(screen.getByRole('tab', { name: /费用明细/u }));
    await user.click(cell(1, '金额'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(focusedCell()).toBe('3 散数'));
    expect(cellValue(3, '散数')).toBe('1');
    await user.click(screen.getByRole('button', { name: /^重做/u }));
    expect(cellValue(3, '散数')).toBe('7');
    await user.keyboard(
      '{Control>}{Shift>}z{/Shift}{/Control}{Control>}z{/Control}{Control>}z{/Control}',
    );
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '没有可撤销的操作',
    );
  });

  it('belongs to the text while one is edited', async () => {
    const { user, edits } = await renderLines(order(3));
    await user.click(cell(1, '件数'));
    await user.keyboard('8{Enter}9');
    await user.keyboard('{Control>}z{/Control}');
    expect(edits().details[0]?.lines).toMatchObject([{ lineno: 1, pkqty: '8' }]);
  });

  it('takes back a pasted block, and a line removed by a press, and keeps the focus', async () => {
    const { user, edits } = await renderLines(newSheet(order(1).form), { composing: true });
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    await user.click(cell(1, '散数'));
    paste('1\n2\n3');
    await waitFor(() => expect(lineNumbers()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: '移除第 2 行' }));
    expect(lineNumbers()).toHaveLength(2);
    expect(focusedCell()).toBe('3 操作');
    await user.keyboard('{Control>}z{/Control}');
    expect(edits().details[0]?.lines.map(({ remqty }) => remqty)).toEqual(['1', '2', '3']);
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(edits().isDirty).toBe(false);
  });

  const history = () => screen.queryAllByRole('button', { name: /^(撤销|重做)/u });

  it('is offered only if a cell can be changed or lines can be added and removed', async () => {
    await renderInPortal(<SheetDetails sheet={order(3)} />);
    expect(history()).toEqual([]);
    cleanup();
    await renderLines(order(3));
    expect(history()).toHaveLength(2);
  });

  it('is not offered for a list whose columns cannot be changed, nor if all lines are fixed', async () => {
    const sheet = order(3);
    const [goods, fees] = sheet.form.details;
    const fixed = {
      ...goods!,
      columns: goods!.columns.map((one) => ({ ...one, isEditable: false })),
    };
    await renderLines({ ...sheet, form: { ...sheet.form, details: [fixed, fees!] } });
    expect(history()).toEqual([]);
    cleanup();
    const quantities = goods!.columns.map((one) => ({ ...one, isEditable: one.name === 'pkqty' }));
    const rows = [1, 2].map((lineno) => orderLine(lineno, { iseditxs: '0' }));
    await renderLines({
      ...sheet,
      form: { ...sheet.form, details: [{ ...goods!, columns: quantities }, fees!] },
      details: [{ ...sheet.details[0]!, rows }, sheet.details[1]!],
    });
    expect(history()).toEqual([]);
  });
});
