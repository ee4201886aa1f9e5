import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppearanceDialog } from '../../../../web/features/appearance/AppearanceDialog.tsx';
import { AppearanceWatch } from '../../../../web/design/theme/AppearanceWatch.tsx';
import { readChartTheme } from '../../../../web/design/charts/chart-theme.ts';
import { deriveShades } from '../../../../web/design/theme/theme-shades.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const root = document.documentElement;
const storage = () => window.localStorage;
const shadeRules = () => {
  const style = document.getElementById('theme-shades') as HTMLStyleElement | null;
  return [...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
};

afterEach(() => {
  document.getElementById('theme-shades')?.remove();
  for (const name of ['theme', 'density', 'vision', 'trend']) root.removeAttribute(`data-${name}`);
});

async function open() {
  const onClose = vi.fn();
  const page = await renderInPortal(<AppearanceDialog onClose={onClose} />);
  await screen.findByRole('dialog');
  return { ...page, onClose, group: (name: string) => within(screen.getByRole('group', { name })) };
}

describe('The appearance dialog', () => {
  it('sets a colour with the keyboard alone, applies it at once and stores it', async () => {
    const { user, group } = await open();
    const blue = group('主题色').getByRole('radio', { name: '品牌蓝' });
    expect((blue as HTMLInputElement).checked).toBe(true);
    await user.tab();
    while (document.activeElement !== blue) await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(group('主题色').getByRole<HTMLInputElement>('radio', { name: '靛蓝' }).checked).toBe(
      true,
    );
    expect(storage().getItem('theme')).toBe('#4f6bed');
    expect(JSON.parse(storage().getItem('portal.theme.shades')!)).toEqual(deriveShades('#4f6bed'));
    expect(root.dataset.theme).toBe('#4f6bed');
    expect(shadeRules()).toContain(`--action: ${deriveShades('#4f6bed').light.action!}`);
  });

  it('accepts any picked or typed colour, also with full-width digits and without #', async () => {
    const { user } = await open();
    fireEvent.change(screen.getByLabelText('自选颜色'), { target: { value: '#FFEE00' } });
    expect(storage().getItem('theme')).toBe('#ffee00');
    const code = screen.getByLabelText('颜色代码');
    await user.clear(code);
    await user.type(code, 'b8３280');
    expect(storage().getItem('theme')).toBe('#b83280');
  });

  it('reports an invalid colour and changes nothing', async () => {
    const { user } = await open();
    const code = screen.getByLabelText('颜色代码');
    await user.clear(code);
    await user.type(code, 'javas;');
    expect(screen.getByText(/请输入 # 加六位颜色代码/u)).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(storage().getItem('theme')).toBeNull();
    await user.tab();
    expect((code as HTMLInputElement).value).toBe('#348eed');
  });

  it('sets light and dark, density, rise and fall colours and colours for colour-weak eyes on the whole page', async () => {
    const { user, group } = await open();
    await user.click(group('外观').getByRole('radio', { name: '深色' }));
    await user.click(group('密度').getByRole('radio', { name: '宽松' }));
    await user.click(group('涨跌配色').getByRole('radio', { name: '绿涨红跌' }));
    await user.click(group('色弱模式').getByRole('radio', { name: '开启' }));
    expect(root.dataset).toMatchObject({
      scheme: 'dark',
      density: 'comfortable',
      trend: 'green-up',
      vision: 'weak',
    });
    expect(JSON.parse(storage().getItem('portal.look')!)).toEqual({
      density: 'comfortable',
      trend: 'green-up',
      vision: 'weak',
    });
  });

  it('restores the default look', async () => {
    const { user, group } = await open();
    const reset = screen.getByRole('button', { name: '恢复默认' });
    expect((reset as HTMLButtonElement).disabled).toBe(true);
    await user.click(group('主题色').getByRole('radio', { name: '玫红' }));
    await user.click(group('密度').getByRole('radio', { name: '宽松' }));
    await user.click(reset);
    expect([
      storage().getItem('theme'),
      root.dataset.theme,
      root.dataset.density,
      shadeRules(),
    ]).toEqual(['#348eed', undefined, undefined, '']);
  });

  it('works until the page is closed if the browser refuses storage', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, group } = await open();
    await user.click(group('主题色').getByRole('radio', { name: '青' }));
    await user.click(group('密度').getByRole('radio', { name: '宽松' }));
    expect([root.dataset.theme, root.dataset.density]).toEqual(['#0f8a7d', 'comfortable']);
    refuse.mockRestore();
  });

  it('labels its close button in the language of the page', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('A chosen look', () => {
  it('is applied to the charts by the rules of the page', async () => {
    const { user, group } = await open();
    await user.click(group('主题色').getByRole('radio', { name: '玫红' }));
    expect(readChartTheme(root).series[0]).toBe(deriveShades('#b83280').light.s1);
  });

  it('is taken over from another window, and shades are derived for a colour stored without them', async () => {
    storage().setItem('theme', '#0f8a7d');
    await renderInPortal(<AppearanceWatch />);
    await vi.waitFor(() => expect(shadeRules()).toContain(deriveShades('#0f8a7d').light.action));
    storage().setItem(
      'portal.look',
      JSON.stringify({ density: 'comfortable', vision: 'usual', trend: 'red-up' }),
    );
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.look' }));
    });
    expect(root.dataset.density).toBe('comfortable');
  });

  it.each(['"no colour"', '{"a":1}', 'red;}*{display:none', '12'])(
    'stored as %s falls back to the default',
    async (text) => {
      storage().setItem('theme', text);
      storage().setItem('portal.look', text);
      storage().setItem(
        'portal.theme.shades',
        JSON.stringify({ colour: text, light: { x: 'url(//evil)' }, dark: {} }),
      );
      await renderInPortal(<AppearanceWatch />);
      expect([root.dataset.theme, shadeRules()]).toEqual([undefined, '']);
    },
  );
});
