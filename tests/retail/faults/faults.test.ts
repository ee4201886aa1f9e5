import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRetailApp } from '../../../retail/server/app.ts';
import { createErrorLog } from '../../../retail/server/error-log.ts';
import { createFaults } from '../../../retail/faults/faults.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';

describe('A fault', () => {
  it('matches by path prefix and is used up after N calls', () => {
    const faults = createFaults(
      'slow=3000:/api/MCA200021, returncode=A0242:/api/msc-ucs/menu/queryx2,html:/',
    );
    expect(faults.pick('/api/MCA200021/sales/trend', undefined)).toEqual({
      kind: 'slow',
      value: '3000',
    });
    const picked = [1, 2, 3].map(() => faults.pick('/api/msc-ucs/menu/query', undefined)?.kind);
    expect(picked).toEqual(['returncode', 'returncode', 'html']);
  });

  it.each([
    'slow',
    'slow=fast:/a',
    'status=200:/a',
    'returncode=0:/a',
    'half:a',
    'nothing:/a',
    'html=1:/a',
  ])('refuses %s', (spec) => {
    expect(() => createFaults(spec)).toThrow(`'${spec}' is not a fault`);
  });
});

describe('The services with faults', () => {
  const waited: number[] = [];
  const logged: string[] = [];
  const db = openSeededDatabase();
  const app = createRetailApp({
    db,
    clock: () => Date.now(),
    faults: createFaults('returncode=A0242:/api/msc-ucs/account/getOnex1'),
    logger: createErrorLog((text) => logged.push(text)),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  let token: string;
  let url: string;

  beforeAll(async () => {
    token = (await signInRetail(app, 'ops_director')).login.accessToken;
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(async () => {
    await app.close();
    db.close();
  });

  const ask = (path: string, fault?: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ssotoken: token,
        ...(fault === undefined ? {} : { 'x-demo-fault': fault }),
      },
      body: JSON.stringify({ usercode: 'ops_director' }),
    });
  const WHO = '/api/msc-ucs/account/getOne';

  it('return the configured fault as often as configured, then normal responses', async () => {
    const codes = [];
    for (let call = 0; call < 2; call += 1)
      codes.push(((await (await ask(WHO)).json()) as { returncode: string }).returncode);
    expect(codes).toEqual(['A0242', '0']);
  });

  it('delay a response and then continue', async () => {
    expect(await (await ask(WHO, 'slow=3000')).json()).toMatchObject({ returncode: '0' });
    expect(waited).toEqual([3000]);
  });

  it('can return an HTTP status, HTML, invalid JSON, and half a body', async () => {
    expect((await ask(WHO, 'status=503')).status).toBe(503);
    expect((await ask(WHO, 'html')).headers.get('content-type')).toContain('text/html');
    await expect((await ask(WHO, 'malformed')).json()).rejects.toThrow(SyntaxError);
    await expect(ask(WHO, 'half').then((response) => response.text())).rejects.toThrow();
    expect(await (await ask(WHO)).json()).toMatchObject({ returncode: '0' });
  });

  it('hide internal errors from clients, and log them without the token', async () => {
    db.exec('ALTER TABLE global_parameter RENAME TO mislaid');
    const response = await app.inject({
      method: 'POST',
      url: '/api/msc-gls/globPara/search',
      headers: { ssotoken: token },
      query: { token },
      payload: { pageNo: 1, pageSize: 10 },
    });
    db.exec('ALTER TABLE mislaid RENAME TO global_parameter');
    expect([response.statusCode, response.json<object>()]).toEqual([
      500,
      { returncode: 'B0001', message: 'Internal error', data: null },
    ]);
  });
});
