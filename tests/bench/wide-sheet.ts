import type { Page } from 'playwright';

type Row = Record<string, unknown>;
interface Sheet {
  form?: { details?: { section: string; columns: Row[] }[] };
  details?: { section: string; rows?: Row[] }[];
}

/**
 * Adds columns to the lines of a document, because no document of the demo data has so many.
 * Editable texts and editable amounts alternate.
 */
function widenSheet(sheet: Sheet, columnCount: number): void {
  const [form] = sheet.form?.details ?? [];
  const [model] = form?.columns ?? [];
  const rows = sheet.details?.find(({ section }) => section === form?.section)?.rows ?? [];
  if (form === undefined || model === undefined) return;
  const shown = form.columns.filter(({ isVisible }) => isVisible === true).length;
  for (let at = shown; at < columnCount; at += 1) {
    const isNumber = at % 2 === 0;
    const type = isNumber ? 'INPUT_NUM' : 'INPUT';
    const own = {
      name: `extra${String(at)}`,
      title: `列 ${String(at)}`,
      type,
      options: null,
      width: 104,
      pin: null,
    };
    form.columns.push({
      ...model,
      ...own,
      isRequired: false,
      isEditable: true,
      sumStyle: isNumber ? 'SUM' : null,
    });
    rows.forEach(
      (row, line) => (row[own.name] = isNumber ? String((line * at) / 8) : `文字 ${String(line)}`),
    );
  }
}

function widenAll(value: unknown, columnCount: number): void {
  if (typeof value !== 'object' || value === null) return;
  if ('form' in value && 'details' in value) widenSheet(value as Sheet, columnCount);
  else Object.values(value).forEach((one) => widenAll(one, columnCount));
}

/**
 * Widens every document that a page requests to this many columns, by changing the answers of the
 * gateway.
 */
export async function widenSheets(page: Page, columnCount: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes('"details":[')) return route.fulfill({ response, body: text });
    const answer = JSON.parse(text) as unknown;
    widenAll(answer, columnCount);
    return route.fulfill({ response, json: answer });
  });
}
