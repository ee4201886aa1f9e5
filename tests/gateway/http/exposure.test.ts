import { expect, test } from 'vitest';
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

test.each([
  ['127.0.0.1', null, false],
  ['::1', null, false],
  ['0.0.0.0', 'https://portal.example', false],
  ['0.0.0.0', 'http://portal.example', true],
  ['192.168.1.5', null, true],
])('listening on %s with PUBLIC_ORIGIN %s warns: %s', (host, publicOrigin, warns) => {
  expect(exposureWarning({ host, publicOrigin }) !== null).toBe(warns);
});
