import { signedInBrowser } from '../signed-in-browser.ts';
import { KEY } from './sheet-support.ts';

const SAVE = `mutation($input: SheetSaveInput!) { sheetSave(input: $input) {
  sheet { number version status } viewer { name } userErrors { field code message } } }`;
export const PATH = '/api/msc-sheet/PO/save';

interface Saved {
  sheet: { number: string; version: number } | null;
  viewer: unknown;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

export async function save(input: object, locale = 'en-US') {
  const { ask } = await signedInBrowser();
  const whole = {
    key: KEY,
    moduleCode: '200101',
    number: 'PO1',
    version: 3,
    submit: false,
    ...input,
  };
  const { data, errors } = await ask(SAVE, { input: whole }, { 'accept-language': locale });
  return { outcome: data?.sheetSave as Saved, errors };
}

export const line = (lineno: number, fields: object) => ({
  details: [{ section: 'details', lines: [{ lineno, ...fields }] }],
});
