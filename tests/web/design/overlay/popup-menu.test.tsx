import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContextMenu } from '../../../../web/design/overlay/menu/ContextMenu.tsx';
import type { PopupMenuGroup } from '../../../../web/design/overlay/menu/menu-groups.ts';
import { PopupMenu } from '../../../../web/design/overlay/menu/PopupMenu.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const onSelect = vi.fn<(id: string) => void>();
const item = (id: string, more: object = {}) => ({
  id,
  label: id,
  onSelect: () => onSelect(id),
  ...more,
});
const groups: readonly PopupMenuGroup[] = [
  { id: 'first', items: [item('closed', { disabled: true }), item('<b>new</b>'), item('open')] },
  { id: 'empty', items: [] },
  {
    id: 'look',
    label: 'Look',
    items: [item('light', { checked: false, icon: 'sun' }), item('dark', { checked: false })],
  },
];
const focused = () => document.activeElement?.textContent;
const trigger = () => screen.getByRole('button', { name: 'Actions' });
const isOpen = () => screen.queryByRole('menu') !== null;

async function show(shown = groups) {
  onSelect.mockClear();
  await renderInPortal(
    <>
      <PopupMenu label="Actions" groups={shown}>
        …
      </PopupMenu>
      <button>after</button>
    </>,
  );
  return userEvent.setup();
}

describe('A menu', () => {
  it('says what it is, and connects its button with its list', async () => {
    const user = await show();
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger());
    const menu = screen.getByRole('menu', { name: 'Actions' });
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().getAttribute('aria-controls')).toBe(menu.id);
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    expect(screen.getByRole('menuitemradio', { name: 'dark', description: 'Look' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: '<b>new</b>' }).textContent).toBe('<b>new</b>');
    expect(screen.getByRole('menuitem', { name: 'open' }).getAttribute('aria-checked')).toBeNull();
  });

  it('is used with the arrows, Home and End, which go around and pass over disabled items', async () => {
    const user = await show();
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('<b>new</b>');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('dark');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('open');
    await user.keyboard('{End}');
    expect(focused()).toBe('dark');
    await user.keyboard('{Home}');
    expect(focused()).toBe('<b>new</b>');
  });

  it.each(['{Enter}', ' '])('chooses with %s, closes, and returns the focus', async (key) => {
    const user = await show();
    await user.click(trigger());
    await user.keyboard(`{ArrowDown}${key}`);
    expect(onSelect.mock.calls).toEqual([['open']]);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  it('is chosen from once with the mouse, but not if the item is disabled', async () => {
    const user = await show();
    await user.click(trigger());
    await user.click(screen.getByRole('menuitem', { name: 'closed' }));
    expect([onSelect.mock.calls, isOpen()]).toEqual([[], true]);
    await user.click(screen.getByText('light'));
    expect(onSelect.mock.calls).toEqual([['light']]);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  it('begins at the chosen item', async () => {
    const user = await show([
      { id: 'look', items: [item('light', { checked: false }), item('dark', { checked: true })] },
    ]);
    await user.click(trigger());
    expect(focused()).toBe('dark');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
  });

  it('closes by Escape, by Tab and by a press outside, and chooses nothing', async () => {
    const user = await show();
    await user.click(trigger());
    await user.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
    await user.click(trigger());
    await user.keyboard('{Tab}');
    expect([isOpen(), focused()]).toEqual([false, 'after']);
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect([isOpen(), onSelect.mock.calls]).toEqual([false, []]);
  });
});

it('A menu at a point returns the focus to where it was, and keeps the browser’s own away', async () => {
  const onClose = vi.fn<() => void>();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  await renderInPortal(
    <ContextMenu label="Of a tab" groups={groups} position={{ x: 4, y: 9 }} onClose={onClose} />,
  );
  expect(focused()).toBe('<b>new</b>');
  expect(fireEvent.contextMenu(screen.getByRole('menu', { name: 'Of a tab' }))).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(document.activeElement).toBe(before);
  before.remove();
});
