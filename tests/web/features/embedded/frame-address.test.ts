import { describe, expect, it } from 'vitest';
import { frameAddress } from '../../../../web/features/embedded/frame-address.ts';

describe('The address of a frame', () => {
  const own = 'https://portal.example';

  it('is a web address with a different origin than the portal', () => {
    expect(frameAddress('https://wms.example/a?b=1', own)).toEqual({
      url: 'https://wms.example/a?b=1',
      origin: 'https://wms.example',
    });
  });

  it.each([
    'https://portal.example/page',
    'HTTPS://PORTAL.example:443/x',
    '/page',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://wms.example/1',
    'file:///etc/passwd',
    'https://user:secret@wms.example/',
    'not an address',
    '',
  ])('is refused: %s', (url) => {
    expect(frameAddress(url, own)).toBeNull();
  });
});
