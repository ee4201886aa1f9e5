import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { documentedCalls } from '../../support/retail/retail-contract.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

const PICTURE = { filename: 'me.png', contentType: 'image/png', content: 'bytes of a picture' };
const WHAT = { fileType: 'picture', visibility: 'public' };
const upload = documentedCalls().find(({ id }) => id === 'uploadFile');

let app: FastifyInstance;
let db: RetailDatabase;
let director: RetailClient;
let finance: RetailClient;

beforeEach(async () => {
  ({ app, db } = buildRetail());
  director = await signInRetail(app, 'ops_director');
  finance = await signInRetail(app, 'finance');
});

afterEach(async () => {
  await app.close();
  db.close();
});

async function send(
  client: RetailClient,
  file: Parameters<typeof multipartForm>[0][number] | null,
  fields: Record<string, string>,
) {
  const form = multipartForm(file === null ? [] : [file], fields);
  const { payload } = await app.inject({
    method: 'POST',
    url: '/fs/msc-file/file/upload',
    headers: { ...form.headers, ssotoken: client.login.accessToken },
    payload: form.payload,
  });
  return JSON.parse(payload) as { returncode: string; message: string; data: { url: string } };
}

async function fetchFile(client: RetailClient, url: string) {
  return app.inject({ url, headers: { ssotoken: client.login.accessToken } });
}

const logoOf = async (client: RetailClient) =>
  (
    await client.call<{ logo: string | null }>('/api/msc-ucs/account/getOne', {
      usercode: client.login.userCode,
    })
  ).data.logo;
const setLogo = (client: RetailClient, logo: string) =>
  client.call('/api/msc-ucs/account/updateLogo', { usercode: client.login.userCode, logo });

describe('An upload', () => {
  it('is stored and returned byte for byte', async () => {
    const answer = await send(director, PICTURE, WHAT);
    expect({ returncode: answer.returncode, problem: upload?.problemOf(answer) }).toEqual({
      returncode: '0',
      problem: null,
    });
    const file = await fetchFile(finance, answer.data.url);
    expect([file.statusCode, file.headers['content-type'], file.payload]).toEqual([
      200,
      'image/png',
      'bytes of a picture',
    ]);
  });

  it('is refused with the name of the part that is missing, empty or unknown', async () => {
    const answers = [
      await send(director, null, WHAT),
      await send(director, { ...PICTURE, content: '' }, WHAT),
      await send(director, PICTURE, { ...WHAT, fileType: 'program' }),
      await send(director, PICTURE, { fileType: 'picture' }),
    ];
    expect(answers.map(({ returncode, message }) => `${returncode} ${message}`)).toEqual([
      'A0400 Bad parameter file: missing',
      'A0400 Bad parameter file: empty',
      'A0400 Bad parameter fileType: must be one of picture, attachment',
      'A0400 Bad parameter visibility: must be one of public, private',
    ]);
  });

  it('is refused above 10 MB', async () => {
    const { returncode } = await send(
      director,
      { ...PICTURE, content: Buffer.alloc(10 * 1024 * 1024 + 1) },
      WHAT,
    );
    expect(returncode).toBe('A0400');
  });

  it('is readable only by its owner if it is private', async () => {
    const { data } = await send(director, PICTURE, {
      fileType: 'attachment',
      visibility: 'private',
    });
    expect((await fetchFile(finance, data.url)).json<{ returncode: string }>().returncode).toBe(
      'A0301',
    );
    const own = await fetchFile(director, data.url);
    expect(own.payload).toBe('bytes of a picture');
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('beyond the fiftieth replaces the oldest, but never the avatar', async () => {
    const urls: string[] = [];
    for (let at = 0; at < 52; at++) {
      urls.push((await send(finance, PICTURE, WHAT)).data.url);
      if (at === 0) await setLogo(finance, urls[0]!);
    }
    const [first, second, third] = await Promise.all(
      urls.slice(0, 3).map((url) => fetchFile(finance, url)),
    );
    expect([first!.statusCode, second!.statusCode, third!.statusCode]).toEqual([200, 404, 200]);
  });
});

it('a missing file gets an envelope and status 404', async () => {
  const answer = await fetchFile(director, '/fs/msc-file/file/nothing');
  expect([answer.statusCode, answer.json<{ returncode: string }>().returncode]).toEqual([
    404,
    'A0404',
  ]);
});

it('a file is refused without a token', async () => {
  const answer = await app.inject({ url: '/fs/msc-file/file/F1' });
  expect(answer.json<{ returncode: string }>().returncode).toBe('A0244');
});

describe('An avatar', () => {
  it('is the uploaded file, is returned with the account, and is removed with an empty path', async () => {
    const { data } = await send(finance, PICTURE, WHAT);
    expect((await setLogo(finance, data.url)).returncode).toBe('0');
    expect(await logoOf(finance)).toBe(data.url);
    expect((await setLogo(finance, '')).returncode).toBe('0');
    expect(await logoOf(finance)).toBeNull();
  });

  it('must be an image of the account itself', async () => {
    const attachment = await send(finance, PICTURE, { ...WHAT, fileType: 'attachment' });
    const answers = [
      await setLogo(finance, '/fs/msc-file/file/F1'),
      await setLogo(finance, '/fs/msc-file/file/nothing'),
      await setLogo(finance, 'https://elsewhere.example/fs/msc-file/file/F1'),
      await setLogo(finance, '/fs/msc-file/file/../file/F1'),
      await setLogo(finance, attachment.data.url),
    ];
    expect(answers.map(({ returncode }) => returncode)).toEqual([
      'A0301',
      'A0400',
      'A0400',
      'A0400',
      'A0400',
    ]);
    expect(await logoOf(finance)).toBeNull();
  });

  it('of another account cannot be set', async () => {
    const answer = await finance.call('/api/msc-ucs/account/updateLogo', {
      usercode: 'ops_director',
      logo: '',
    });
    expect(answer.returncode).toBe('A0301');
    expect(await logoOf(director)).toBe('/fs/msc-file/file/F1');
  });
});

it('the demo data has two avatars, and a logo for each regular application', async () => {
  const avatar = await fetchFile(director, (await logoOf(director)) ?? '');
  expect([avatar.headers['content-type'], avatar.rawPayload.subarray(1, 4).toString()]).toEqual([
    'image/png',
    'PNG',
  ]);
  const without = db
    .prepare(
      "SELECT appcode FROM application WHERE apptype = '0' AND applogo IS NULL ORDER BY appcode",
    )
    .pluck()
    .all([]);
  expect(without).toEqual(['LAB', 'ODD']);
  const logo = await fetchFile(finance, '/fs/msc-file/file/L-FIN');
  expect([logo.headers['content-type'], logo.payload.slice(0, 4)]).toEqual([
    'image/svg+xml',
    '<svg',
  ]);
});
