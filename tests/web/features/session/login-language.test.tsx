import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPortal } from '../../support/render-portal.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: '登录' });

describe('The sign-in form', () => {
  it('switches the language at once and loses no input', async () => {
    const { user } = await renderPortal({ path: '/login' });
    await user.type(field('账号'), 'ops_director');
    await user.click(submit());
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Retailer sign-in' })).toBeTruthy();
    expect(screen.getByText('Enter Password')).toBeTruthy();
    expect(field('Account').value).toBe('ops_director');
    expect(document.documentElement.lang).toBe('en-US');
    await user.click(screen.getByRole('button', { name: '繁體中文' }));
    expect(await screen.findByRole('heading', { name: '零售商登入' })).toBeTruthy();
    expect(field('帳號').value).toBe('ops_director');
  });

  it('stores language and appearance for the next visit', async () => {
    const first = await renderPortal({ path: '/login' });
    await first.user.click(screen.getByRole('button', { name: '繁體中文' }));
    await screen.findByRole('heading', { name: '零售商登入' });
    await first.user.click(screen.getByRole('button', { name: '外觀' }));
    await first.user.click(screen.getByRole('menuitemradio', { name: '深色' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
    first.unmount();
    document.documentElement.dataset.scheme = 'light';
    await renderPortal({ path: '/login' });
    expect(screen.getByRole('heading', { name: '零售商登入' })).toBeTruthy();
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });
});
