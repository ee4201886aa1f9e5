import { describe, expect, test } from 'vitest';
import { APPLICATIONS } from '../../support/retail/retail-fixtures.ts';
import { MULTIPLE, SINGLE, switched, services, signedIn, outcomeOf } from './switch-support.ts';

describe('a store switch', () => {
  test('applies from then on', async () => {
    const retail = services().answers(
      'switchShop',
      switched({ shopid: '1002', shopname: '徐汇店' }),
    );
    const { toShop } = await signedIn();
    expect(outcomeOf(await toShop({ shopCode: '1002' }))).toEqual({
      viewer: { mainPost: { code: 'P0002' }, shop: { code: '1002' } },
      userErrors: [],
    });
    expect(retail.asked.at(-1)).toMatchObject({
      path: '/api/msc-auth/authentication/switchShop',
      body: { shopid: '1002' },
    });
  });

  test.each([
    ['all', MULTIPLE],
    ['some', APPLICATIONS],
  ])(
    'may select all stores where %s applications work on many stores',
    async (_which, applications) => {
      services({ applications }).answers('switchShop', switched({ shopid: null, shopname: null }));
      const { toShop } = await signedIn();
      expect(outcomeOf(await toShop({}))).toMatchObject({ viewer: { shop: null }, userErrors: [] });
    },
  );

  test('must name a store where applications do not work on many', async () => {
    const retail = services({ applications: SINGLE });
    const { toShop } = await signedIn();
    expect(outcomeOf(await toShop({ shopCode: null }, { 'accept-language': 'zh-TW' }))).toEqual({
      viewer: null,
      userErrors: [
        { field: ['input', 'shopCode'], code: 'SHOP_REQUIRED', message: '請選擇門市。' },
      ],
    });
    expect(retail.paths().filter((path) => path.includes('switch'))).toEqual([]);
  });

  test('to a store that the account may not see is refused without a call', async () => {
    const retail = services();
    const { toShop } = await signedIn();
    expect(outcomeOf(await toShop({ shopCode: '1036' }))).toMatchObject({
      userErrors: [{ code: 'NOT_PERMITTED' }],
    });
    expect(retail.paths()).toEqual(['msc-ucs/account/getShopList']);
  });
});
