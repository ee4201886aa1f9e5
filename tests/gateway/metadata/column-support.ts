import type { components } from '../../../schema/generated/retail.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CONFIG } from '../sheets/sheet-support.ts';

type Column = components['schemas']['Column'];

const FORM = `{ viewer { sheetForm(moduleCode: "200101") { header {
  name type title i18nCode section defaultValue isRequired minimumLength maximumLength isEditable isVisible row span width align isFixed
  isSummed options { value label i18nCode copies } } } } }`;

interface HeaderColumn {
  name: string;
  type: string;
  align: string;
  isEditable: boolean;
  isVisible: boolean;
  options: { value: string; label: string }[] | null;
}

export async function mockColumns(columns: unknown[]) {
  const retail = mockRetail().answers('moduleConfig', CONFIG);
  retail.replies('workflowColumns', () => ({
    body: { returncode: '0', message: '', data: columns },
  }));
  const { ask } = await signedInBrowser();
  return {
    retail,
    answer: () => ask(FORM),
    headerOf: (data: unknown) =>
      (data as { viewer: { sheetForm: { header: HeaderColumn[] } } }).viewer.sheetForm.header,
  };
}

export const column = (over: Partial<Column>): Column => ({
  columnname: 'a',
  columntype: 'Input',
  columntitle: 'A',
  ...over,
});
