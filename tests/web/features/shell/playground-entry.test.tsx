import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWorkbench } from '../../support/open-workbench.ts';
import { signedIn, viewerOf } from '../../support/shell-fixtures.ts';

afterEach(() => vi.restoreAllMocks());

const banner = () => within(screen.getByRole('banner'));

describe('The playground in the account menu', () => {
  it('opens in another window, for accounts that may use it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openWorkbench(signedIn(viewerOf()));
    await user.click(banner().getByRole('button', { name: /账号菜单/u }));
    await user.click(screen.getByRole('menuitem', { name: '查询台' }));
    expect(open).toHaveBeenCalledWith('/playground', '_blank', 'noopener');
  });

  it('is not offered to accounts that may not use it', async () => {
    const { user } = await openWorkbench(signedIn(viewerOf({ hasPlayground: false })));
    await user.click(banner().getByRole('button', { name: /账号菜单/u }));
    await screen.findByRole('menuitem', { name: '小精灵' });
    expect(screen.queryByRole('menuitem', { name: '查询台' })).toBeNull();
  });
});
