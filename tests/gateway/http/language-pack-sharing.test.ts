import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

describe('200 simultaneous first requests', () => {
  const PACKS = {
    'zh-CN': JSON.stringify({ a: '订货' }),
    'en-US': JSON.stringify({ a: 'Ordering' }),
  };
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const versions = Object.entries(PACKS).map(([locale, pack]) => ({
    locale,
    type: '3',
    status: '1',
    md5: md5(pack),
    downloadurl: `/api/msc-gls/languagePack/${locale}/${md5(pack)}.json`,
  }));

  /**
   * Services that delay all downloads until the gate is opened, and then answer as the test says.
   */
  async function wave(
    answer: (call: { token: string | undefined; downloads: number; pack: string }) => Reply,
  ) {
    const gate = createGate();
    const downloads: string[] = [];
    const transport: Transport = async ({ method, url, headers }) => {
      if (method === 'POST') {
        const refused = { returncode: 'A0244', message: '', data: null };
        const found = { returncode: '0', message: '', data: { total: 2, pageData: versions } };
        const isEnded = headers.ssoToken === 'ended' || url.pathname.endsWith('refreshToken');
        return {
          status: 200,
          headers: {},
          body: Buffer.from(JSON.stringify(isEnded ? refused : found)),
        };
      }
      downloads.push(url.pathname);
      const count = downloads.length;
      await gate.opened;
      const pack = Object.values(PACKS).find((text) => url.pathname.includes(md5(text)))!;
      const { status = 200, body } = answer({ token: headers.ssoToken, downloads: count, pack });
      return { status, headers: {}, body: Buffer.from(body) };
    };
    const { app, sessions } = await startGateway({}, { transport });
    async function visit(count: number, tokens = TOKENS) {
      const answers: Promise<{ statusCode: number; body: string }>[] = [];
      for (let visitor = 0; visitor < count; visitor += 1) {
        const { secret } = await sessions.create(SIGNED_IN_STAFF, tokens);
        const locale = visitor % 2 === 0 ? 'zh-CN' : 'en-US';
        const url = `/language/${locale}/${md5(PACKS[locale])}.json`;
        answers.push(
          app
            .inject({ url, headers: { cookie: `portal_session=${secret}` } })
            .then((answer) => answer),
        );
      }
      return answers;
    }
    return { gate, downloads, visit };
  }
  type Reply = { status?: number; body: string };

  test('cause one download per pack', async () => {
    const { gate, downloads, visit } = await wave(({ pack }) => ({ body: pack }));
    const answers = await visit(200);
    gate.open();
    const bodies = (await Promise.all(answers)).map(
      ({ statusCode, body }) => `${statusCode} ${body}`,
    );
    expect(new Set(bodies)).toEqual(new Set(Object.values(PACKS).map((pack) => `200 ${pack}`)));
    expect(downloads).toHaveLength(2);
    await Promise.all(await visit(10));
    expect(downloads).toHaveLength(2);
  });

  test('all get the same failure, and the next request downloads again', async () => {
    const { gate, downloads, visit } = await wave(({ downloads: nth, pack }) =>
      nth <= 2 ? { status: 500, body: '' } : { body: pack },
    );
    const answers = await visit(200);
    gate.open();
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([502]),
    );
    expect(downloads).toHaveLength(2);
    const [again] = await Promise.all(await visit(1));
    expect(again).toMatchObject({ statusCode: 200, body: PACKS['zh-CN'] });
    expect(downloads).toHaveLength(3);
  });

  test('are not affected by one of them whose session has ended', async () => {
    const { gate, downloads, visit } = await wave(({ pack }) => ({ body: pack }));
    const [ended] = await visit(1, { accessToken: 'ended', refreshToken: 'ended' });
    const answers = await visit(200);
    gate.open();
    expect((await ended)?.statusCode).toBe(401);
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
    expect(downloads).toHaveLength(2);
  });
});
