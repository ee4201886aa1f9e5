import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../web/design/button/Button.tsx';
import { ModalDialog } from '../../../../web/design/overlay/ModalDialog.tsx';
// Imported up front, so that its load time does not count in a test: the portal loads it lazily.
import '../../../../web/design/overlay/PrimeModal.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

/** What PrimeReact marks a dialog with when it has appeared. */
const APPEARED = 'p-dialog-enter-done';

/** A list of one order, which leaves the list when it is approved in its dialog. */
function Orders() {
  const [rows, setRows] = useState(['PO1']);
  const [open, setOpen] = useState(false);
  return (
    <div role="region" aria-label="Orders" tabIndex={0}>
      {rows.map((row) => (
        <button key={row} onClick={() => setOpen(true)}>
          {row}
        </button>
      ))}
      {open && (
        <ModalDialog title="Order" onClose={() => setOpen(false)}>
          <button onClick={() => setOpen(false)}>Back</button>
          <button
            onClick={() => {
              setRows([]);
              setOpen(false);
            }}
          >
            Approve
          </button>
        </ModalDialog>
      )}
    </div>
  );
}

describe('A dialog', () => {
  it('is named by its title alone, and has its note and its tools in the head', async () => {
    await renderInPortal(
      <ModalDialog title="Sales" note="As of today" tools={<button>Export</button>}>
        figures
      </ModalDialog>,
    );
    expect(await screen.findByRole('dialog', { name: 'Sales' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sales' })).toBeTruthy();
    expect(screen.getByText('As of today')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });

  it('ignores the Escape key of an input method that is composing', async () => {
    const onClose = vi.fn();
    await renderInPortal(
      <ModalDialog title="Sales" onClose={onClose}>
        <input aria-label="Name" />
      </ModalDialog>,
    );
    const field = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that cannot be closed keeps Escape from the dialog behind it', async () => {
    const onClose = vi.fn();
    await renderInPortal(
      <ModalDialog title="Behind" onClose={onClose}>
        behind
        <ModalDialog title="In front" topmost>
          in front
        </ModalDialog>
      </ModalDialog>,
    );
    await screen.findByRole('dialog', { name: 'In front' });
    fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('returns the focus to where it was, or to the list when its row has left the list meanwhile', async () => {
    const { user } = await renderInPortal(<Orders />);
    for (const [button, target] of [
      ['Back', 'PO1'],
      ['Approve', 'Orders'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'PO1' }));
      await user.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const focused = document.activeElement;
      expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toBe(target);
    }
  });

  it('leaves the focus in a list of its own that is opened before it has appeared', async () => {
    await renderInPortal(
      <ModalDialog title="Sales" onClose={vi.fn()}>
        {createPortal(<button>An option</button>, document.body)}
      </ModalDialog>,
    );
    const option = await screen.findByRole('button', { name: 'An option' });
    option.focus();
    await waitFor(() => expect(screen.getByRole('dialog').className).toContain(APPEARED));
    expect(document.activeElement).toBe(option);
  });

  it('that has appeared gives the focus to the field that it starts with', async () => {
    await renderInPortal(
      <ModalDialog title="Save view" onClose={vi.fn()}>
        <input aria-label="Account" tabIndex={-1} readOnly value="of a password manager" />
        <input aria-label="Name" />
        <button>Save</button>
      </ModalDialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    await waitFor(() => expect(dialog.className).toContain(APPEARED));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })),
    );
  });

  it.each([
    [
      'its primary button',
      'Continue',
      <p key="text">Everything is ready.</p>,
      <>
        <Button kind="danger">Delete</Button>
        <Button>Later</Button>
        <Button kind="primary">Continue</Button>
      </>,
    ],
    [
      'its heading if nothing can be done but something destructive',
      'Sales',
      <button key="line">A line</button>,
      <Button key="button" kind="final-danger">
        Delete
      </Button>,
    ],
    ['its heading if it has no control', 'Sales', 'figures', undefined],
    [
      'the chosen one of the choices that it starts with',
      'West',
      <Regions key="regions" />,
      <Button key="button" kind="primary">
        Save
      </Button>,
    ],
  ])(
    'that has appeared gives the focus to %s, and not to the button that closes it',
    async (_what, name, content, footer) => {
      await renderInPortal(
        <ModalDialog title="Sales" onClose={vi.fn()} footer={footer}>
          {content}
        </ModalDialog>,
      );
      await screen.findByRole('button', { name: '关闭' });
      await waitFor(() => expect(screen.getByRole('dialog').className).toContain(APPEARED));
      await waitFor(() =>
        expect([document.activeElement?.textContent, document.activeElement?.ariaLabel]).toContain(
          name,
        ),
      );
    },
  );

  it('with a long text gives it the focus, so that the arrow keys scroll it', async () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    await renderInPortal(
      <ModalDialog title="Notice" onClose={vi.fn()}>
        <p>A long text</p>
      </ModalDialog>,
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('A long text'));
    height.mockRestore();
  });
});

function Regions() {
  return ['East', 'West'].map((region) => (
    <input
      key={region}
      type="radio"
      name="region"
      aria-label={region}
      defaultChecked={region === 'West'}
    />
  ));
}
