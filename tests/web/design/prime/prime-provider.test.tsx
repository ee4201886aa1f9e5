import { act, screen } from '@testing-library/react';
import { PrimeReactContext } from 'primereact/api';
import { use } from 'react';
import { expect, it, vi } from 'vitest';
import { layers } from '../../../../web/design/prime/layers.ts';
import { ModalDialog } from '../../../../web/design/overlay/ModalDialog.tsx';
// Imported up front, so that its load time does not count in a test: the portal loads it lazily.
import '../../../../web/design/overlay/PrimeModal.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const question = (
  <ModalDialog title="Question" footer={<p>Footer</p>} onClose={vi.fn()}>
    Content
  </ModalDialog>
);
const libraryStyles = () => [...document.querySelectorAll('style[data-primereact-style-id]')];

it('speaks the language of the portal, also after it is changed', async () => {
  const Language = () => <output>{use(PrimeReactContext).locale}</output>;
  const { services } = await renderInPortal(
    <>
      {question}
      <Language />
    </>,
  );
  expect(screen.getByRole('button', { name: '关闭' })).toBeTruthy();
  expect(screen.getByText('zh-CN')).toBeTruthy();
  await act(() => services.language.setLocale('en-US'));
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.getByText('en-US')).toBeTruthy();
});

it('puts no style of the library into the page, and gives its parts the classes of the preset', async () => {
  await renderInPortal(question);
  const dialog = screen.getByRole('dialog', { name: 'Question' });
  expect(libraryStyles()).toEqual([]);
  // The classes are the subject: the library must not bring its own styles along.
  expect([...dialog.classList]).toEqual(expect.arrayContaining(['modal-dialog', 'p-dialog']));
  expect(dialog.className).not.toContain('p-component');
});

it('opens a dialog in the layer of dialogs', async () => {
  await renderInPortal(question);
  const mask = screen.getByRole('dialog').parentElement;
  expect(Number(mask?.style.zIndex)).toBeGreaterThan(layers.modal);
});
