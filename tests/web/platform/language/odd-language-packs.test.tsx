import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPack } from '../../../../web/platform/language/fetch-pack.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { kept, pack, renderWatch, sample, serve, sum, version } from './render-language-packs.tsx';

afterEach(() => vi.unstubAllGlobals());

const first = version('zh-CN', 'a');

describe('A language pack whose translation is unfinished', () => {
  it('leaves the texts that it has no words for as they are, and is no failure', async () => {
    serve({ [first.url]: pack({ 'server.name': '来自服务', 'menu.title': null, goHome: ' ' }) });
    const { services } = await renderWatch([first]);
    await waitFor(() => expect(sample()).toBe('来自服务'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([services.language.i18n.t('menu.title'), services.language.i18n.t('goHome')]).toEqual([
      '主菜单',
      '返回首页',
    ]);
    expect(kept.read('zh-CN')?.texts).toEqual({ 'server.name': '来自服务' });
  });
});

describe('A language pack with other values than texts', () => {
  it.each([
    ['numbers are texts', '{"a":12,"b":"二","c":0}', { a: '12', b: '二', c: '0' }],
    [
      'nested texts have the keys of all levels',
      '{"menu":{"title":"菜单","more":{"help":"帮助"}},"b":"二"}',
      { 'menu.title': '菜单', 'menu.more.help': '帮助', b: '二' },
    ],
    ['lists and truth values are left out', '{"a":["x"],"b":true,"c":null,"d":"好"}', { d: '好' }],
    ['a nested list is left out', '{"a":{"b":[1],"c":" ","d":{}}}', {}],
  ])('is used as far as possible: %s', (_what, text, texts) => {
    expect(readPack(text)).toEqual(texts);
  });

  it('is read without its deepest levels, whose keys could fill the memory', () => {
    const texts = readPack(`${'{"a":"y","b":'.repeat(5_000)}{}${'}'.repeat(5_000)}`);
    expect(Object.keys(texts)).toHaveLength(9);
    expect(Object.keys(texts).at(-1)).toBe('b.b.b.b.b.b.b.b.a');
  });

  it('is applied and stored, without a dialog', async () => {
    serve({ [first.url]: '{"server":{"name":"嵌套"},"server.list":[1]}' });
    await renderWatch([first]);
    await waitFor(() => expect(sample()).toBe('嵌套'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept.read('zh-CN')?.texts).toEqual({ 'server.name': '嵌套' });
  });
});

describe('A language pack that the services have withdrawn', () => {
  it('no longer overrides the built-in texts, now and after the next load', async () => {
    kept.write('zh-CN', { checksum: sum('a'), texts: { 'menu.title': '错误的文字' } });
    kept.write('en-US', { checksum: sum('b'), texts: { 'menu.title': 'Other' } });
    serve({});
    const { services } = await renderWatch([]);
    await waitFor(() => expect(services.language.i18n.t('menu.title')).toBe('主菜单'));
    expect([kept.read('zh-CN'), kept.read('en-US')?.checksum]).toEqual([null, sum('b')]);
    const { createServices } = await import('../../../../web/app/create-services.ts');
    const { language } = await createServices(window, fakeGateway({}).transport);
    await language.loadPart('workbench');
    expect(language.i18n.t('menu.title')).toBe('主菜单');
  });

  it('is dropped for the fallback language, too, while another language is shown', async () => {
    kept.write('zh-CN', { checksum: sum('a'), texts: { 'server.name': '旧' } });
    const english = version('en-US', 'b');
    serve({ [english.url]: pack({ 'server.other': 'Other' }) });
    await renderWatch([english], [english], 'en-US');
    await waitFor(() => expect(kept.read('en-US')).not.toBeNull());
    expect([kept.read('zh-CN'), sample()]).toEqual([null, '-']);
  });
});
