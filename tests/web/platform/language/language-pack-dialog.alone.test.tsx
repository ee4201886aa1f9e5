import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWatch, serve, version } from './render-language-packs.tsx';

// As when the connection is lost, or a newer build has replaced the files.
vi.mock('../../../../web/features/shell/LanguagePackFailure.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says so when neither a language pack nor its dialog can be loaded, and goes away', async () => {
  // The boundary reports what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({});
  await renderWatch([version('zh-CN', 'a')]);
  const note = await screen.findByText(/窗口没能打开/u);
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect(note.isConnected).toBe(false));
});
