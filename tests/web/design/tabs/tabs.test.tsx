import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from '../../../../web/design/tabs/Tabs.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

type Value = 'open' | 'done' | 'copied';

async function show({ selectsOnFocus = false } = {}) {
  function Page() {
    const [value, setValue] = useState<Value>('open');
    return (
      <Tabs
        label="任务"
        value={value}
        selectsOnFocus={selectsOnFocus}
        tabs={[
          { value: 'open', label: '待办', count: 120, actionable: true },
          { value: 'done', label: '已办', count: 0 },
          { value: 'copied', label: '抄送', count: 0, actionable: true },
        ]}
        onChange={setValue}
      >
        <input aria-label="搜索" />
        <output>{value}</output>
      </Tabs>
    );
  }
  await renderInPortal(<Page />);
  return userEvent.setup();
}

const shown = () => within(screen.getByRole('tabpanel')).getByRole('status').textContent;
const focused = () => document.activeElement?.textContent;

it('tabs have a name, counts and one panel, which is named after the selected tab', async () => {
  await show();
  const tabs = screen.getAllByRole('tab');
  expect(screen.getByRole('tablist', { name: '任务' }).contains(tabs[0] ?? null)).toBe(true);
  expect(tabs.map((tab) => tab.textContent)).toEqual(['待办99+', '已办0', '抄送']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  const panel = screen.getByRole('tabpanel', { name: '待办99+' });
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(tabs.map(() => panel.id));
});

it('arrow keys, Home and End move the focus around; Enter and Space select', async () => {
  const user = await show();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('抄送');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([focused(), shown()]).toEqual(['已办0', 'open']);
  await user.keyboard('{Enter}');
  expect(shown()).toBe('done');
  await user.keyboard('{End}');
  await user.keyboard(' ');
  expect([focused(), shown()]).toEqual(['抄送', 'copied']);
  await user.keyboard('{Home}');
  expect(focused()).toBe('待办99+');
});

it('the list of tabs is one stop of the Tab key, also after the focus went around', async () => {
  const user = await show();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '搜索' }));
  await user.tab({ shift: true });
  expect(focused()).toBe('待办99+');
});

it('tabs with content that is cheap to show are selected by the arrow keys', async () => {
  const user = await show({ selectsOnFocus: true });
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('done');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('open');
});

it('the panel keeps its content when another tab is selected', async () => {
  const user = await show();
  await user.type(screen.getByRole('textbox', { name: '搜索' }), '鸭');
  await user.click(screen.getByRole('tab', { name: '抄送' }));
  expect(shown()).toBe('copied');
  expect(screen.getByRole('textbox', { name: '搜索' })).toHaveProperty('value', '鸭');
});
