import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder } from '../config/config-lines.ts';
import { exposureWarning } from '../../../gateway/config/exposure-warning.ts';
import { startGateway } from '../../support/gateway/gateway.ts';

test.each([
  ['https://portal.example', 'max-age=31536000'],
  ['http://portal.example', undefined],
  [null, undefined],
])(
  'with PUBLIC_ORIGIN %s the header Strict-Transport-Security is %s',
  async (publicOrigin, expected) => {
    const { app } = await startGateway({ publicOrigin });
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe(expected);
  },
);

test('with HSTS_SUBDOMAINS the header is for the subdomains as well, and only with https', async () => {
  const headerWith = async (publicOrigin: string) => {
    const { hstsSubdomains } = loadConfig({ DATA_DIR: folder(), HSTS_SUBDOMAINS: '1' });
    const { app } = await startGateway({ publicOrigin, hstsSubdomains });
    return (await app.inject('/healthz')).headers['strict-transport-security'];
  };
  expect(await headerWith('https://portal.example')).toBe('max-age=31536000; includeSubDomains');
  expect(await headerWith('http://portal.example')).toBeUndefined();
});

test.each([
  ['127.0.0.1', null, false],
  ['::1', null, false],
  ['0.0.0.0', 'https://portal.example', false],
  ['0.0.0.0', 'http://portal.example', true],
  ['192.168.1.5', null, true],
])('listening on %s with PUBLIC_ORIGIN %s warns: %s', (host, publicOrigin, warns) => {
  expect(exposureWarning({ host, publicOrigin }) !== null).toBe(warns);
});
