import { screen, waitFor } from '@testing-library/react';

import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguagePackWatch } from '../../../../web/features/shell/LanguagePackWatch.tsx';
import { ShellProvider } from '../../../../web/features/shell/ShellContext.tsx';

import { BrokenPackError, readPack } from '../../../../web/platform/language/fetch-pack.ts';

import { fakeGateway } from '../../support/fake-gateway.ts';
import { loadStyles, styleOf } from '../../support/load-styles.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import {
  sum,
  version,
  kept,
  serve,
  pack,
  Sample,
  sample,
  shellWith,
  answerOf,
  renderWatch,
} from './render-language-packs.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('The language packs', () => {
  it('are downloaded if this browser has none, override the texts, and are stored', async () => {
    const asked = serve({ [version('zh-CN', 'a').url]: pack({ 'server.name': '来自服务' }) });
    await renderWatch([version('zh-CN', 'a')]);
    await waitFor(() => expect(sample()).toBe('来自服务'));
    expect(asked).toEqual([version('zh-CN', 'a').url]);
    expect(kept.read('zh-CN')).toEqual({
      checksum: sum('a'),
      texts: { 'server.name': '来自服务' },
    });
  });

  it('are applied at once, without a flicker and without a request, if the stored ones have the same checksum', async () => {
    kept.write('zh-CN', { checksum: sum('a'), texts: { 'server.name': '留着的' } });
    const asked = serve({});
    const { createServices } = await import('../../../../web/app/create-services.ts');
    const { language } = await createServices(window, fakeGateway({}).transport);
    expect(language.i18n.t('server.name')).toBe('留着的');
    await renderWatch([version('zh-CN', 'a')]);
    expect(sample()).toBe('留着的');
    expect(asked).toEqual([]);
  });

  it('are downloaded again if the checksum differs, and replace the former ones', async () => {
    kept.write('zh-CN', { checksum: sum('a'), texts: { 'server.name': '旧', 'server.gone': 'x' } });
    serve({ [version('zh-CN', 'b').url]: pack({ 'server.name': '新' }) });
    const { services } = await renderWatch([version('zh-CN', 'b')]);
    await waitFor(() => expect(sample()).toBe('新'));
    expect(services.language.i18n.exists('server.gone')).toBe(false);
    expect(
      Object.keys(window.localStorage).filter((key) => key.startsWith('portal.pack.')),
    ).toEqual(['portal.pack.zh-CN']);
  });

  it('are used but not stored if storage is full', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    serve({ [version('zh-CN', 'a').url]: pack({ 'server.name': '来自服务' }) });
    await renderWatch([version('zh-CN', 'a')]);
    await waitFor(() => expect(sample()).toBe('来自服务'));
    expect(screen.queryByRole('dialog')).toBeNull();
    refuse.mockRestore();
  });

  it('are not stored if one is larger than a pack can be', () => {
    kept.write('zh-CN', { checksum: sum('a'), texts: { a: 'x'.repeat(500_000) } });
    expect(kept.read('zh-CN')).toBeNull();
  });

  it('show markup as plain text', async () => {
    serve({
      [version('zh-CN', 'a').url]: pack({ 'server.name': '<img src=x onerror=alert(1)><b>粗</b>' }),
    });
    await renderWatch([version('zh-CN', 'a')]);
    await waitFor(() => expect(sample()).toBe('<img src=x onerror=alert(1)><b>粗</b>'));
    expect(document.querySelector('[data-testid=sample] *')).toBeNull();
  });

  it.each([
    ['half of one', '{"a":"b'],
    ['a page in its place', '<!doctype html><html></html>'],
    ['a list', '["a"]'],
    ['nothing', ''],
    ['null', 'null'],
  ])('that hold %s are invalid', (_what, text) => {
    expect(() => readPack(text)).toThrow(BrokenPackError);
  });
});

describe('A language pack that cannot be loaded', () => {
  it.each([
    ['is not reached', {}],
    ['is refused', { [version('zh-CN', 'a').url]: 502 }],
    ['is broken', { [version('zh-CN', 'a').url]: '{"server.name":"半' }],
  ])('because it %s is reported, and the current texts stay', async (_why, files) => {
    serve(files);
    await renderWatch([version('zh-CN', 'a')]);
    const dialog = await screen.findByRole('dialog', { name: '语言包下载失败' });
    expect(dialog.textContent).toContain('语言包下载失败，确认后将退出登录');
    expect(sample()).toBe('-');
  });

  it('is fetched again on request, and the dialog closes', async () => {
    const files: Record<string, string | number> = {};
    serve(files);
    const { user } = await renderWatch([version('zh-CN', 'a')]);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '重试' }).disabled).toBe(false),
    );
    files[version('zh-CN', 'a').url] = pack({ 'server.name': '终于' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sample()).toBe('终于');
  });

  it('lets the user go on with the built-in texts', async () => {
    serve({});
    const { user, actions } = await renderWatch([version('zh-CN', 'a')]);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: '使用内置文字继续' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(actions.signOut).not.toHaveBeenCalled();
  });

  it('signs out after a confirmation', async () => {
    loadStyles('design/theme/controls.css');
    serve({});
    const { user, actions } = await renderWatch([version('zh-CN', 'a')]);
    await screen.findByRole('dialog');
    const isMain = (name: string) =>
      styleOf(screen.getByRole('button', { name }), 'background') === 'var(--action)';
    expect(['使用内置文字继续', '确认并退出登录', '重试'].map(isMain)).toEqual([
      false,
      false,
      true,
    ]);
    expect(document.activeElement?.textContent).toBe('使用内置文字继续');
    await user.click(screen.getByRole('button', { name: '确认并退出登录' }));
    expect(actions.signOut).toHaveBeenCalledOnce();
  });

  it('is also reported if the services cannot say which packs they have, unless all of them are stored', async () => {
    serve({});
    const first = await renderWatch(null);
    await screen.findByRole('dialog', { name: '语言包下载失败' });
    first.unmount();
    kept.write('zh-CN', { checksum: sum('a'), texts: { 'server.name': '留着的' } });
    await renderWatch(null);
    expect([sample(), screen.queryByRole('dialog')]).toEqual(['留着的', null]);
  });

  it('is never fetched from another origin', async () => {
    const asked = serve({});
    await renderWatch([{ ...version('zh-CN', 'a'), url: '//evil.example/pack.json' }]);
    await screen.findByRole('dialog');
    expect(asked).toEqual([]);
  });
});

describe('Switching the language', () => {
  const both = [version('zh-CN', 'a'), version('zh-TW', 'b')];
  const files = {
    [version('zh-CN', 'a').url]: pack({ 'server.name': '门店' }),
    [version('zh-TW', 'b').url]: pack({ 'server.name': '門市' }),
  };

  it('loads the pack of the other language, reloads no page and loses no input', async () => {
    serve(files);
    const content = (
      <ShellProvider value={shellWith([version('zh-CN', 'a')])}>
        <LanguagePackWatch />
        <Sample />
        <input aria-label="x" />
      </ShellProvider>
    );
    const { user, services } = await renderInPortal(content, {
      answers: { LanguagePacks: answerOf(both) },
    });
    await user.type(screen.getByRole('textbox'), '写了一半');
    await services.language.setLocale('zh-TW');
    await waitFor(() => expect(sample()).toBe('門市'));
    expect([
      document.documentElement.lang,
      screen.getByRole<HTMLInputElement>('textbox').value,
    ]).toEqual(['zh-TW', '写了一半']);
  });

  it('stays in the old language if the pack cannot be loaded, reports it, and works when retried', async () => {
    const served: Record<string, string> = {
      [version('zh-CN', 'a').url]: files[version('zh-CN', 'a').url]!,
    };
    serve(served);
    const { user, services } = await renderWatch([version('zh-CN', 'a')], both);
    await services.language.setLocale('zh-TW');
    const dialog = await screen.findByRole('dialog', { name: '语言包下载失败' });
    expect(dialog.textContent).toContain('没能切换到繁體中文');
    expect([services.language.locale(), document.documentElement.lang]).toEqual(['zh-CN', 'zh-CN']);
    Object.assign(served, files);
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-TW'));
    expect(screen.queryByText(/切换到|切換到/u)).toBeNull();
  });

  it('offers to keep the language, and to sign out after a confirmation, as any failed pack does', async () => {
    serve({ [version('zh-CN', 'a').url]: files[version('zh-CN', 'a').url]! });
    const { user, services, actions } = await renderWatch([version('zh-CN', 'a')], both);
    await services.language.setLocale('zh-TW');
    await user.click(await screen.findByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(services.language.locale()).toBe('zh-CN');
    expect(actions.signOut).not.toHaveBeenCalled();
    await services.language.setLocale('zh-TW');
    await user.click(await screen.findByRole('button', { name: '确认并退出登录' }));
    expect(actions.signOut).toHaveBeenCalledOnce();
  });
});
