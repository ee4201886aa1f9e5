import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { COLUMNS, CONFIG, mockModule } from './sheet-support.ts';
import { ONE } from './sheet-query.ts';

describe('A document', () => {
  test.each([
    ['there is none of that number', () => mockModule(null)],
    ['the module is not for this account', () => mockRetail().refuses('moduleConfig', 'A0301')],
    [
      'there is no such module',
      () =>
        mockRetail().replies('moduleConfig', () => ({
          body: { returncode: '0', message: '', data: null },
        })),
    ],
    [
      'the module has no documents',
      () => mockRetail().answers('moduleConfig', { ...CONFIG, sheetprefix: null }),
    ],
  ])('is null if %s', async (_why, services) => {
    services();
    const { data, errors } = await (
      await signedInBrowser()
    ).ask('{ viewer { sheet(moduleCode: "200101", number: "PO1") { id } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { sheet: null } });
  });

  test.each([
    'https://evil.example/PO',
    '/api/msc-ucs/account',
    '/api/msc-sheet/../msc-auth',
    '/api/msc-sheet//PO',
  ])('is never requested from a foreign address: %s', async (sheetprefix) => {
    const retail = mockRetail().answers('moduleConfig', { ...CONFIG, sheetprefix });
    const { errors } = await (
      await signedInBrowser()
    ).ask('{ viewer { sheet(moduleCode: "200101", number: "PO1") { id } } }');
    expect(errors).toMatchObject([{ extensions: { reason: 'ADDRESS_NOT_ALLOWED' } }]);
    expect(retail.paths()).toEqual(['msc-ucs/moduleConfig/getOne']);
  });

  test('with invalid parts shows the valid ones', async () => {
    const odd = {
      sheetid: 7,
      status: 'x',
      version: '2',
      amount: 'much',
      nested: {},
      details: 'none',
      fees: [null, { lineno: 1, fee: 0.1 }, { fee: '0.2' }],
    };
    mockRetail()
      .answers('moduleConfig', CONFIG)
      .answers('workflowColumns', COLUMNS)
      .replies('/api/msc-sheet/PO/searchItem', () => ({
        body: { returncode: '0', message: '', data: odd },
      }));
    const { data, errors } = await (await signedInBrowser()).ask(ONE);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        sheet: {
          number: '7',
          status: 'UNKNOWN',
          version: 2,
          amount: null,
          header: { sheetid: 7, status: 'x', version: '2', amount: 'much' },
          details: [{ totalCount: 0 }, { totalCount: 2, sums: { fee: '0.3' } }],
        },
      },
    });
  });
});
