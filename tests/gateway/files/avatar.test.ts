import { describe, expect, it } from 'vitest';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { PNG } from '../../support/browser/pictures.ts';
import { envelope, openFiles, UPLOADED } from './files-support.ts';

const SET = `mutation ($file: String) {
  avatarSet(input: { file: $file }) { viewer { id avatarUrl } userErrors { field code message } }
}`;

/** Services that store one logo. */
function services(refusal?: string) {
  const kept = { logo: '/fs/msc-file/file/F1' as string | null };
  const script: Parameters<typeof openFiles>[0] = ({ url, text }) => {
    if (url.pathname.endsWith('/upload')) return envelope({ url: UPLOADED });
    if (url.pathname.endsWith('/getOne'))
      return envelope({ usercode: 'ops_director', username: '陈静', logo: kept.logo });
    if (!url.pathname.endsWith('/updateLogo')) throw new Error(`nobody answers ${url.pathname}`);
    if (refusal !== undefined) return envelope(null, refusal);
    kept.logo = (JSON.parse(text) as { logo: string }).logo || null;
    return envelope(null);
  };
  return { kept, script };
}

async function uploaded({
  upload,
}: Awaited<ReturnType<typeof openFiles>>): Promise<{ file: string; url: string }> {
  return (await upload('me.png', PNG)).json<{ file: string; url: string }>();
}

describe('the avatar', () => {
  it('is read from the account service', async () => {
    const { script } = services();
    const { ask, cookie, calls } = await openFiles(script);
    const { data } = await ask('{ viewer { avatarUrl } }', { cookie });
    expect(data?.viewer).toEqual({
      avatarUrl: expect.stringMatching(/^\/files\/[\w-]+$/u) as string,
    });
    expect(calls.map(({ url, text }) => [url.pathname, text])).toEqual([
      ['/api/msc-ucs/account/getOne', '{"usercode":"ops_director"}'],
    ]);
  });

  it('is null if the account has none, its path is invalid, or the services store none', async () => {
    const urls = [];
    for (const answer of [
      envelope({ logo: null }),
      envelope({ logo: 'https://a.example/b.png' }),
      envelope(null, 'B0501'),
    ]) {
      const { ask, cookie } = await openFiles(() => answer);
      urls.push((await ask('{ viewer { avatarUrl } }', { cookie })).data?.viewer);
    }
    expect(urls).toEqual([{ avatarUrl: null }, { avatarUrl: null }, { avatarUrl: null }]);
  });

  it('fails alone when its service fails', async () => {
    const { ask, cookie } = await openFiles(() => 'unreachable');
    const { data, errors } = await ask('{ viewer { name avatarUrl } }', { cookie });
    expect(data?.viewer).toEqual({ name: SIGNED_IN_STAFF.username, avatarUrl: null });
    expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
      ['viewer.avatarUrl', 'UPSTREAM_UNREACHABLE'],
    ]);
  });
});

describe('avatarSet', () => {
  it('makes an uploaded picture the avatar, and returns it', async () => {
    const { kept, script } = services();
    const gateway = await openFiles(script);
    const { file, url } = await uploaded(gateway);
    const { data } = await gateway.ask(SET, { cookie: gateway.cookie, variables: { file } });
    expect(data?.avatarSet).toMatchObject({ viewer: { avatarUrl: url }, userErrors: [] });
    expect(kept.logo).toBe(UPLOADED);
    const bodies = gateway.calls
      .filter((call) => call.url.pathname.endsWith('updateLogo'))
      .map(({ text }) => text);
    expect(bodies).toEqual([`{"logo":"${UPLOADED}","usercode":"ops_director"}`]);
  });

  it('removes the avatar with null', async () => {
    const { kept, script } = services();
    const { ask, cookie } = await openFiles(script);
    const { data } = await ask(SET, { cookie, variables: { file: null } });
    expect(data?.avatarSet).toMatchObject({ viewer: { avatarUrl: null }, userErrors: [] });
    expect(kept.logo).toBeNull();
  });

  it('refuses files that this account has not uploaded here', async () => {
    const { script } = services();
    const gateway = await openFiles(script);
    const { file, url } = await uploaded(gateway);
    const neighbour = await gateway.signIn({ ...SIGNED_IN_STAFF, userCode: 'somebody_else' });
    gateway.calls.length = 0;
    const [path = '', mark = ''] = file.split('.');
    const forged = [
      '',
      UPLOADED,
      url,
      path,
      `${path}.`,
      `${Buffer.from('/fs/msc-file/file/F1').toString('base64url')}.${mark}`,
      `${file}x`,
      `${path}=.${mark}`,
      `${file}.${mark}`,
    ];
    const answers = await Promise.all(
      forged.map((one) => gateway.ask(SET, { cookie: gateway.cookie, variables: { file: one } })),
    );
    answers.push(await gateway.ask(SET, { cookie: neighbour, variables: { file } }));
    const refusal = {
      viewer: null,
      userErrors: [
        {
          field: ['input', 'file'],
          code: 'INVALID',
          message: 'The uploaded image is no longer there. Upload it again.',
        },
      ],
    };
    expect(answers.map(({ data }) => data?.avatarSet)).toEqual(
      Array(forged.length + 1).fill(refusal),
    );
    expect(gateway.calls).toEqual([]);
  });

  it.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'INVALID'],
  ])('reports the refusal %s of the services as %s', async (returncode, code) => {
    const gateway = await openFiles(services(returncode).script);
    const { file } = await uploaded(gateway);
    const { data } = await gateway.ask(SET, { cookie: gateway.cookie, variables: { file } });
    expect(data?.avatarSet).toMatchObject({
      viewer: null,
      userErrors: [{ field: ['input', 'file'], code }],
    });
  });

  it('is an error when the services fail', async () => {
    const gateway = await openFiles(services('B0001').script);
    const { file } = await uploaded(gateway);
    const { errors } = await gateway.ask(SET, { cookie: gateway.cookie, variables: { file } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_FAILED']);
  });

  it('requires a signed-in account', async () => {
    const { ask, calls } = await openFiles();
    const { errors } = await ask(SET, { variables: { file: null } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(calls).toEqual([]);
  });
});

it('gives logos of applications an address of the gateway, and none without a path', async () => {
  const row = { appname: 'x', i18ncode: null, apptype: '0', homeurl: null, issingleshop: '2' };
  const logos = ['/fs/msc-file/file/L-OPS', null, 'http://a.example/x.png', ''];
  const { ask, cookie } = await openFiles(() =>
    envelope(logos.map((applogo, at) => ({ ...row, appcode: `A${at}`, applogo }))),
  );
  const { data } = await ask('{ viewer { applications { logoUrl } } }', { cookie });
  expect(
    (data?.viewer as { applications: { logoUrl: string | null }[] }).applications.map(
      ({ logoUrl }) => logoUrl,
    ),
  ).toEqual([expect.stringMatching(/^\/files\/[\w-]+$/u), null, null, null]);
});
