import { describe, expect, it } from 'vitest';
import {
  narrowedApplicationCode,
  readTabLink,
  writeTabLink,
} from '../../../../../web/features/shell/tabs/tab-address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://portal.test');
  return { pathname, search };
};
const read = (address: string) => readTabLink(at(address));

describe('The address of a tab', () => {
  it.each([
    ['/page?s=M-price', { code: 'M-price' }],
    ['/spage?s=100003&a=OPS', { code: '100003', applicationCode: 'OPS' }],
    [
      '/pagebyapp?app=OPS&s=M1&p.store=1001&p.name=%E5%BA%97',
      { code: 'M1', parameters: { store: '1001', name: '店' } },
    ],
    [
      '/microapp?url=https%3A%2F%2Fwms.example%2Fdock&s=WMS',
      { code: 'WMS', deepLink: 'https://wms.example/dock' },
    ],
    ['/page', null],
    ['/page?p.store=1', null],
    ['/home', null],
  ])('%s is read', (address, link) => {
    expect(read(address)).toEqual(link);
  });

  it.each([
    '/page?s=',
    '/page?s=../../etc',
    '/page?s=a%0Ab',
    '/page?s=%20',
    '/page?s=a%22b',
    '/page?s=%ED%A0%80',
    '/page?s=a%E2%80%AEb',
    '/page?s=%3Cscript%3E',
    `/page?s=${'x'.repeat(65)}`,
    '/page?s=M1&a=%2F',
    '/page?s=M1&p.=1',
    '/page?s=M1&p.a%20b=1',
    `/page?s=M1&p.a=${'x'.repeat(201)}`,
    `/page?s=M1&${Array.from({ length: 21 }, (_, nth) => `p.n${nth}=1`).join('&')}`,
    `/page?s=M1&${Array.from({ length: 21 }, () => 'p.n=1').join('&')}`,
    '/microapp',
    '/microapp?url=https%3A%2F%2Fwms.example%2F',
    '/microapp?url=javascript%3Aalert(1)&s=WMS',
    '/microapp?url=%2F%2Fwms.example&s=WMS',
    '/microapp?url=https%3A%2F%2Fuser%3Apw%40wms.example%2F&s=WMS',
    `/microapp?url=https%3A%2F%2Fwms.example%2F${'x'.repeat(2000)}&s=WMS`,
  ])('%s is wrong', (address) => {
    expect(read(address)).toBe('wrong');
  });

  it.each(['门店 销售', 'A/B', 'A.1', 'ÄÖ-1', 'x y:z', '(新)单', 'a&b', 'a%2Fb', 'a#b+c', '𠮷野'])(
    'keeps the module code %s',
    (code) => {
      const address = writeTabLink(
        { code, applicationCode: code, name: 'x' },
        at('/page'),
        '/page',
      );
      expect(read(address)).toEqual({ code, applicationCode: code });
    },
  );

  it('is written in one form, whatever the order', () => {
    const module = {
      code: 'M1',
      applicationCode: 'OPS',
      name: 'x',
      parameters: { z: '1', a: '二' },
    };
    expect(writeTabLink(module, at('/page'), '/page')).toBe('/page?s=M1&a=OPS&p.a=%E4%BA%8C&p.z=1');
    expect(read(writeTabLink(module, at('/page?s=other'), '/page'))).toMatchObject({
      parameters: { a: '二', z: '1' },
    });
  });

  it('keeps the restriction to one application', () => {
    const address = writeTabLink({ code: 'M1', name: 'x' }, at('/pagebyapp?app=OPS'), '/page');
    expect(address).toBe('/pagebyapp?app=OPS&s=M1');
    const embedded = writeTabLink(
      { code: 'W', name: 'x', deepLink: 'https://w.example/' },
      at(address),
      '/page',
    );
    expect(embedded).toBe('/microapp?app=OPS&url=https%3A%2F%2Fw.example%2F&s=W');
    expect(narrowedApplicationCode(at(embedded))).toBe('OPS');
    expect(writeTabLink(null, at(embedded), '/page')).toBe('/pagebyapp?app=OPS');
    expect(narrowedApplicationCode(at('/page?app=OPS'))).toBeNull();
  });

  it('leaves /home unchanged, and returns to the workbench of the side from elsewhere', () => {
    expect(writeTabLink(null, at('/home'), '/page')).toBe('/home');
    expect(writeTabLink({ code: 'M1', name: 'x' }, at('/home'), '/spage')).toBe('/spage?s=M1');
    expect(writeTabLink(null, at('/page?s=M1'), '/page')).toBe('/page');
    expect(writeTabLink(null, at('/microapp?url=https%3A%2F%2Fw.example&s=W'), '/spage')).toBe(
      '/spage',
    );
  });

  it('leaves all parameters out if they do not fit', () => {
    const module = { code: 'M1', name: 'x', parameters: { short: '1', long: 'x'.repeat(201) } };
    expect(writeTabLink(module, at('/page'), '/page')).toBe('/page?s=M1');
  });
});
