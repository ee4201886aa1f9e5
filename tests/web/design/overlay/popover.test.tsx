import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InfoTip } from '../../../../web/design/overlay/InfoTip.tsx';
import { Popover } from '../../../../web/design/overlay/Popover.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const trigger = () => screen.getByRole('button', { name: 'Columns' });
const panel = () => screen.findByRole('dialog', { name: 'Columns' });
const isOpen = () => screen.queryByRole('dialog') !== null;

async function show() {
  await renderInPortal(
    <>
      <Popover label="Columns" trigger="Columns">
        {(close) => (
          <>
            <p>{'<b>text</b>'}</p>
            <button onClick={close}>done</button>
          </>
        )}
      </Popover>
      <button>after</button>
    </>,
  );
  return userEvent.setup();
}

describe('A popover', () => {
  it('opens and closes by its button, which says so', async () => {
    const user = await show();
    expect(trigger().getAttribute('aria-haspopup')).toBe('dialog');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger());
    expect((await panel()).textContent).toContain('<b>text</b>');
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await user.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('has its content behind its button in the order of Tab, and closes when the focus leaves', async () => {
    const user = await show();
    await user.click(trigger());
    await panel();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('done');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('after');
    expect(isOpen()).toBe(false);
  });

  it('stays when empty space in it is pressed, and closes by a press outside', async () => {
    const user = await show();
    await user.click(trigger());
    await user.click((await panel()).querySelector('p')!);
    expect(isOpen()).toBe(true);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('returns the focus to its button by Escape and by its content', async () => {
    const user = await show();
    await user.click(trigger());
    (await panel()).querySelector('button')!.focus();
    const around = vi.fn<() => void>();
    document.addEventListener('keydown', around, { once: true });
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', around);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
    // A dialog around it would close by the same key.
    expect(around).not.toHaveBeenCalled();
    await user.click(trigger());
    await user.click((await panel()).querySelector('button')!);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  it('is shown above everything else where the browser can', async () => {
    const showPopover = vi.fn<() => void>();
    Object.assign(HTMLElement.prototype, { showPopover });
    try {
      const user = await show();
      await user.click(trigger());
      expect((await panel()).getAttribute('popover') ?? (await panel()).popover).toBe('manual');
      expect(showPopover).toHaveBeenCalledOnce();
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    }
  });
});

describe('The note of a card', () => {
  it('describes its button while it is open, and closes by Escape and by a press outside', async () => {
    const user = userEvent.setup();
    await renderInPortal(<InfoTip label="About sales" note="With tax" />);
    const button = screen.getByRole('button', { name: 'About sales' });
    expect(button.title).toBe('With tax');
    for (const close of [() => user.keyboard('{Escape}'), () => user.click(document.body)]) {
      await user.click(button);
      const note = await screen.findByRole('note');
      expect(note.textContent).toBe('With tax');
      expect(button.getAttribute('aria-describedby')).toBe(note.id);
      expect([button.getAttribute('aria-expanded'), button.title]).toEqual(['true', '']);
      await close();
      await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
      expect(button.getAttribute('aria-expanded')).toBe('false');
    }
  });
});
