import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import type { LoadLines } from '../../../../web/records/documents/load-lines.ts';
import type { SheetContent } from '../../../../web/records/documents/sheet.ts';
import { SheetDetails } from '../../../../web/records/documents/SheetDetails.tsx';
import {
  useSheetEdits,
  type SheetEdits,
} from '../../../../web/records/documents/edits/useSheetEdits.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

interface More {
  composing?: boolean;
  search?: OptionSearch;
  loadLines?: LoadLines;
}

/** Renders the lines of an edited document; `edits` returns the current edits. */
export async function renderLines(sheet: SheetContent, more: More = {}) {
  let edits: SheetEdits | null = null;
  function Page() {
    const [content] = useState(sheet);
    const own = useSheetEdits(content);
    edits = own;
    return <SheetDetails sheet={content} edits={own} {...more} />;
  }
  const view = await renderInPortal(<Page />);
  return { ...view, edits: () => edits! };
}

const row = (line: number) =>
  [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')].find(
    (one) => within(one).getByRole('rowheader').textContent.replace(/\D.*/u, '') === String(line),
  )!;
const columnAt = (title: string) =>
  screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === title);

/** A cell by its line number and the title of its column. */
export const cell = (line: number, title: string): HTMLElement =>
  row(line).children[columnAt(title)] as HTMLElement;

/** The value of a cell, whether it is being edited or not. */
export const cellValue = (line: number, title: string): string =>
  cell(line, title).querySelector<HTMLInputElement>('input, textarea')?.value ??
  cell(line, title).firstElementChild!.textContent;

/** The cell with the focus, by its line and column title. */
export function focusedCell(): string {
  const at = document.activeElement?.closest('[data-column-index]');
  if (at == null) return 'elsewhere';
  const line = at.parentElement!.children[0]!.textContent.replace(/\D.*/u, '');
  return `${line} ${screen.getAllByRole('columnheader')[[...at.parentElement!.children].indexOf(at)]!.textContent}`;
}

export const input = () => document.activeElement as HTMLInputElement;

/** A clipboard event's data. */
function clipboard(text = '') {
  const held = { text };
  return {
    held,
    clipboardData: {
      getData: () => held.text,
      setData(_type: string, next: string) {
        held.text = next;
      },
    },
  };
}

export const paste = (text: string) => fireEvent.paste(document.activeElement!, clipboard(text));

export function copyText(kind: 'copy' | 'cut' = 'copy'): string {
  const board = clipboard();
  fireEvent[kind](document.activeElement!, board);
  return board.held.text;
}

export const sumsRow = () =>
  [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
export const lineNumbers = () =>
  [...document.querySelectorAll('tbody tr[data-row]')].map((one) => one.children[0]!.textContent);
