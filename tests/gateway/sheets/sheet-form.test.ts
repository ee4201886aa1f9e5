import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { COLUMNS, CONFIG, mockModule, SHEET } from './sheet-support.ts';

const formOf = async (fields: string) =>
  (await signedInBrowser()).ask(
    `{ viewer { sheet(moduleCode: "200101", number: "PO1") { form { header { ${fields} } } } } }`,
  );

describe('The form of a document', () => {
  test('is loaded without its process if the document contains its step', async () => {
    const step = { activityId: 'finance', activityName: '财务复核' };
    const retail = mockModule({ ...SHEET, status: '1', workflowInstanceId: 'WI1', ...step });
    const { errors } = await formOf('name');
    expect(errors).toBeUndefined();
    expect(retail.asked.map(({ body }) => body)).toContainEqual({ moduleCode: '200101', ...step });
    expect(retail.paths().filter((path) => path.includes('/process/'))).toEqual([]);
  });

  test('has no options for a read-only code whose name is in a separate column', async () => {
    const columns = COLUMNS.map((column) =>
      column.columnname === 'supplierid' ? { ...column, canedit: '0' } : column,
    );
    const retail = mockRetail()
      .answers('moduleConfig', CONFIG)
      .answers('workflowColumns', columns)
      .answers('/api/msc-sheet/PO/searchItem', SHEET);
    const { data, errors } = await formOf('name options { value }');
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('{"name":"supplierid","options":null}');
    expect(retail.paths()).not.toContain('/api/msc-mdm/supplier/search');
  });
});
