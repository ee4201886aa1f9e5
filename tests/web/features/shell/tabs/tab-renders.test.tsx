import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useShortcut } from '../../../../../web/design/keyboard/useShortcut.ts';
import type { ScreenProps } from '../../../../../web/platform/workbench/screens.ts';
import { useTab } from '../../../../../web/platform/workbench/TabContext.tsx';
import { menuLine, tab } from '../../../support/open-workbench.ts';
import { renderTabs } from './render-tabs.tsx';

/** How often the screen of each tab was rendered, and the tabs whose screen got Alt+J. */
const renders = new Map<string, number>();
const pressed: string[] = [];

function Screen({ title }: ScreenProps) {
  const { id } = useTab();
  useShortcut({ alt: true, code: 'KeyJ' }, () => pressed.push(title));
  useEffect(() => {
    renders.set(id, (renders.get(id) ?? 0) + 1);
  });
  return <h1>{title}</h1>;
}

// The test renders a whole workbench, which is slow on a busy machine.
vi.setConfig({ testTimeout: 15_000 });

it('selecting a tab renders no screen again, and gives the keys to the screen of that tab', async () => {
  const { user, findByRole } = await renderTabs({ screen: Screen, home: null });
  for (const title of ['价格查询', '要货申请']) {
    await user.click(menuLine(title));
    await findByRole('heading', { name: title });
  }
  const before = new Map(renders);
  expect(before.size).toBe(2);
  for (const title of ['价格查询', '要货申请']) {
    await user.click(tab(title));
    await user.keyboard('{Alt>}j{/Alt}');
  }
  expect(pressed).toEqual(['价格查询', '要货申请']);
  expect(renders).toEqual(before);
});
