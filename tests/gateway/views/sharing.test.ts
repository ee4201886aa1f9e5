import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import {
  COLLEAGUE,
  gatewayOver,
  OTHER_SUPPLIER,
  SAME_SUPPLIER,
  openViews,
  STRANGER,
  SUPPLIER,
} from './views-support.ts';

describe.each(durableDialects)('shared views in %s', (dialect) => {
  async function started() {
    return gatewayOver(await (await durablePlace(dialect)).open());
  }

  test('are visible to the staff of the enterprise and can be changed only by their owner', async () => {
    const gateway = await started();
    const [me, colleague] = [await openViews(gateway), await openViews(gateway, COLLEAGUE)];
    const { view } = await me.save({ name: 'shared', isShared: true });
    await me.save({ name: 'private' });
    expect(await colleague.views()).toEqual([{ ...view, isOwn: false }]);
    expect((await colleague.save({ id: view!.id, version: 1 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await colleague.remove(view!.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    // Names must be unique only among the views of one account.
    expect((await colleague.save({ name: 'shared', isShared: true })).userErrors).toEqual([]);
    expect(
      (await me.views()).map(({ name, isOwn, ownerName }) => [name, isOwn, ownerName]),
    ).toEqual([
      ['private', true, '李明'],
      ['shared', false, '李娜'],
      ['shared', true, '李明'],
    ]);
    await me.save({ id: view!.id, version: 1, name: 'shared', isShared: false });
    expect((await colleague.views()).map(({ isOwn }) => isOwn)).toEqual([true]);
  });

  test('are not visible to other enterprises, to suppliers, or between suppliers', async () => {
    const gateway = await started();
    await (await openViews(gateway)).save({ name: 'of staff', isShared: true });
    await (await openViews(gateway, SUPPLIER)).save({ name: 'of a supplier', isShared: true });
    const seen = async (account: typeof SUPPLIER) =>
      (await (await openViews(gateway, account)).views()).map(({ name }) => name);
    expect(await seen(COLLEAGUE)).toEqual(['of staff']);
    expect(await seen(STRANGER)).toEqual([]);
    expect(await seen(SAME_SUPPLIER)).toEqual(['of a supplier']);
    expect(await seen(OTHER_SUPPLIER)).toEqual([]);
  });

  test('are limited to the newest two hundred, in addition to all own views', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const me = await openViews(await gatewayOver(durable));
    await me.save({ name: 'mine' });
    const insert = `INSERT INTO list_view
      SELECT ?, enterprise, audience, 'colleague', '', list, ?, 1, parameters, columns, version, ? FROM list_view WHERE name = 'mine'`;
    await durable.transaction(async ({ run }) => {
      for (let at = 0; at <= 200; at += 1) await run(insert, [`id ${at}`, `other ${at}`, at]);
    });
    const views = await me.views();
    expect(views.filter(({ isOwn }) => !isOwn)).toHaveLength(200);
    const names = views.map(({ name }) => name);
    expect(names).toContain('mine');
    expect(names).toContain('other 1');
    expect(names).not.toContain('other 0');
  });
});

describe('views of a module’s list', () => {
  const OPEN = { ...moduleOf('portal:list'), modulecode: '300101' };

  function services(code: string) {
    return mockRetail()
      .replies('menuQuery', () =>
        code === 'A0301'
          ? { body: { returncode: 'A0301', message: 'no', data: null } }
          : { body: { returncode: '0', message: 'success', data: [OPEN] } },
      )
      .answers('moduleQuery', []);
  }

  test('can be saved by accounts that may open the module', async () => {
    services('0');
    const me = await openViews(await startGateway());
    const { view, userErrors } = await me.save({ list: 'module:300101' });
    expect([view?.list, userErrors]).toEqual(['module:300101', []]);
    expect(
      (await me.arrange({ list: 'module:300101', columns: [{ name: 'shopid' }] })).userErrors,
    ).toEqual([]);
  });

  test.each(['门店 1', 'A/B.1'])('can be saved for the module code %s', async (code) => {
    mockRetail().answers('menuQuery', [{ ...OPEN, modulecode: code }]);
    const me = await openViews(await startGateway());
    const { view, userErrors } = await me.save({ list: `module:${code}` });
    expect([view?.list, userErrors]).toEqual([`module:${code}`, []]);
  });

  test('cannot be saved by other accounts', async () => {
    services('A0301');
    const me = await openViews(await startGateway());
    const refusal = {
      field: ['input', 'list'],
      code: 'NOT_PERMITTED',
      message: expect.any(String),
    };
    expect(await me.save({ list: 'module:300101' })).toEqual({
      view: null,
      viewer: null,
      userErrors: [refusal],
    });
    const arranged = await me.arrange({ list: 'module:300101', columns: [{ name: 'shopid' }] });
    expect(arranged).toEqual({ settings: null, viewer: null, userErrors: [refusal] });
  });

  test('load the module once, and only if others have shared views', async () => {
    const retail = services('0');
    const gateway = await startGateway();
    const me = await openViews(gateway);
    await me.save({ list: 'module:300101', isShared: true });
    const asked = () => retail.asked.filter(({ path }) => path.includes('menu')).length;
    const before = asked();
    expect(await me.views('module:300101')).toHaveLength(1);
    expect(asked()).toBe(before);
    expect(await (await openViews(gateway, COLLEAGUE)).views('module:300101')).toHaveLength(1);
    expect(asked()).toBe(before + 1);
  });

  test('that others have shared are hidden from accounts that may not open the module', async () => {
    const gateway = await startGateway();
    const list = 'module:300101';
    const me = await openViews(gateway);
    let code = '0';
    mockRetail()
      .replies('menuQuery', () => ({
        body: { returncode: code, message: '', data: code === '0' ? [OPEN] : null },
      }))
      .answers('moduleQuery', []);
    await me.save({ list, name: 'shared', isShared: true });
    const colleague = await openViews(gateway, COLLEAGUE);
    await colleague.save({ list, name: 'own' });
    code = 'A0301';
    expect((await colleague.views(list)).map(({ name }) => name)).toEqual(['own']);
  });
});
