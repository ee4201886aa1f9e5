import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userError, openAccountWorkbench } from '../../account/open-account-dialog.ts';
import {
  AFTER,
  BEFORE,
  FakeRequest,
  inTopBar,
  open,
  picture,
  saved,
  useFakeUploads,
  withAvatar,
  accountButton,
} from './open-avatar-dialog.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

useFakeUploads();

describe('The avatar dialog', () => {
  it('uploads a chosen picture at once, shows the progress, and then the picture from the gateway', async () => {
    const { choose, sent, inDialog, confirm, preview } = await open();
    expect([preview(), confirm().disabled]).toEqual([BEFORE, true]);
    choose(picture());
    const request = await sent();
    expect([request.method, request.url, (request.body?.get('file') as File).name]).toEqual([
      'POST',
      '/files/avatar',
      'me.png',
    ]);
    expect(request.headers).toEqual({
      'accept-language': 'zh-CN',
      'x-portal-request': '1',
      'x-portal-scope': 'P1~',
    });
    request.progress(1, 4);
    const progress = await inDialog.findByRole('progressbar', { name: /上传/u });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('25'));
    request.answer({ file: 'reference', url: AFTER });
    expect(await inDialog.findByText(/图片已上传/u)).toBeTruthy();
    expect([preview(), confirm().disabled, inTopBar()]).toEqual([AFTER, false, BEFORE]);
  });

  it('saves the picture, confirms it, and the top bar shows it without a reload', async () => {
    const { choose, sent, user, confirm, inDialog, gateway } = await open({
      AvatarSet: () => saved(AFTER),
    });
    choose(picture());
    (await sent()).answer({ file: 'reference', url: AFTER });
    await inDialog.findByText(/图片已上传/u);
    await user.click(confirm());
    expect(await screen.findByText('头像已更新')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inTopBar()).toBe(AFTER);
    expect(gateway.requests.at(-1)).toMatchObject({
      operation: 'AvatarSet',
      variables: { input: { file: 'reference' } },
    });
  });

  it('removes the avatar, and the initial replaces it', async () => {
    const { user, inDialog, gateway } = await open({ AvatarSet: () => saved(null) });
    await user.click(inDialog.getByText('移除头像'));
    expect(await screen.findByText('头像已移除')).toBeTruthy();
    expect(accountButton().textContent).toBe('林');
    expect(gateway.requests.at(-1)?.variables).toEqual({ input: { file: null } });
  });

  it('offers no removal if there is no avatar', async () => {
    const { inDialog, preview } = await open({}, {});
    expect([
      inDialog.queryByText('移除头像'),
      preview(),
      inDialog.getByRole('figure').firstElementChild?.textContent,
    ]).toEqual([null, null, '林']);
  });

  it('accepts a dropped picture, and ignores a drop beside the area', async () => {
    const { inDialog, sent } = await open();
    loadStyles('design/forms/FileDropArea.css');
    const area = inDialog.getByRole('button', { name: /点击或拖拽图片到此处/u });
    expect(styleOf(area, 'background')).toBe('var(--sunken)');
    fireEvent.dragEnter(area);
    expect(styleOf(area, 'background')).toBe('var(--hover)');
    fireEvent.drop(area, { dataTransfer: { files: [picture('dropped.jpg')] } });
    expect(((await sent()).body?.get('file') as File).name).toBe('dropped.jpg');
    expect(fireEvent.drop(document.body)).toBe(false);
    expect(fireEvent.dragOver(document.body)).toBe(false);
  });

  it('opens the file chooser with the keyboard', async () => {
    const { inDialog, dialog, user } = await open();
    const clicked = vi.fn();
    dialog.querySelector('input[type=file]')!.addEventListener('click', clicked);
    inDialog.getByRole('button', { name: /点击或拖拽图片到此处/u }).focus();
    await user.keyboard('{Enter}');
    expect(clicked).toHaveBeenCalledOnce();
  });

  it.each([
    ['FILE_TYPE', picture('me.exe'), '仅支持 png jpg jpeg bmp gif webp psd svg tiff 格式'],
    ['FILE_EMPTY', picture('me.png', 0), '文件是空的，请选择其他图片。'],
    ['FILE_TOO_LARGE', picture('me.png', 5 * 1024 * 1024 + 1), '图片超过 5 MB，请压缩后重试。'],
  ])('reports %s without sending anything', async (_code, file, text) => {
    const { choose, dialog, inDialog, confirm } = await open();
    choose(file);
    await waitFor(() =>
      expect([...dialog.querySelectorAll('[role=alert]')].map((one) => one.textContent)).toContain(
        text,
      ),
    );
    expect([FakeRequest.sent, confirm().disabled]).toEqual([[], true]);
    expect(inDialog.getByText(file.name)).toBeTruthy();
    expect(inDialog.queryByText('重试')).toBeNull();
  });

  it('keeps the picture when the upload fails, shows the reason and the request number, and tries again', async () => {
    const { choose, sent, inDialog, user, confirm } = await open();
    choose(picture());
    (await sent()).answer({ code: 'UPSTREAM_TIMEOUT', message: 'late', requestId: 'r-7' });
    expect(await inDialog.findByText(/late/u)).toBeTruthy();
    expect(inDialog.getByText('me.png')).toBeTruthy();
    expect(inDialog.getByText('请求编号 r-7')).toBeTruthy();
    await user.click(inDialog.getByText('重试'));
    (await sent(2)).answer({ file: 'reference', url: AFTER });
    expect(await inDialog.findByText(/图片已上传/u)).toBeTruthy();
    expect(confirm().disabled).toBe(false);
  });

  it('shows what the gateway found wrong in the file', async () => {
    const { choose, sent, inDialog } = await open();
    choose(picture());
    (await sent()).answer({ code: 'PICTURE_TOO_LARGE', message: 'x', requestId: 'r-8' });
    expect(await inDialog.findByText('图片边长超过 4096 像素，请缩小后重试。')).toBeTruthy();
    expect(inDialog.queryByText('重试')).toBeNull();
  });

  it('keeps the uploaded picture when a second one is refused', async () => {
    const { choose, sent, inDialog, user, confirm, preview, gateway } = await open({
      AvatarSet: () => saved(AFTER),
    });
    choose(picture('good.png'));
    (await sent()).answer({ file: 'good', url: AFTER });
    await inDialog.findByText(/图片已上传/u);
    choose(picture('empty.png', 0));
    await inDialog.findByText('文件是空的，请选择其他图片。');
    expect([preview(), confirm().disabled]).toEqual([AFTER, false]);
    await user.click(confirm());
    await waitFor(() =>
      expect(gateway.requests.at(-1)?.variables).toEqual({ input: { file: 'good' } }),
    );
  });

  it('reports that the gateway was not reached', async () => {
    const { choose, sent, inDialog } = await open();
    choose(picture());
    (await sent()).dispatchEvent(new Event('error'));
    expect(await inDialog.findByText(/请检查网络/u)).toBeTruthy();
  });

  it('aborts an upload when another picture is chosen, and ignores its answer', async () => {
    const { choose, sent, inDialog, preview } = await open();
    choose(picture('first.png'));
    const first = await sent();
    choose(picture('second.png'));
    const second = await sent(2);
    first.answer({ file: 'first', url: '/files/first' });
    second.answer({ file: 'second', url: AFTER });
    await inDialog.findByText(/图片已上传/u);
    expect([first.aborted, preview(), inDialog.queryByText('first.png')]).toEqual([
      true,
      AFTER,
      null,
    ]);
  });

  it('aborts an upload when the dialog is closed', async () => {
    const { choose, sent, user, inDialog } = await open();
    choose(picture());
    const request = await sent();
    await user.click(inDialog.getByText('取消'));
    await waitFor(() => expect(request.aborted).toBe(true));
  });

  it('reports a picture that browsers cannot draw', async () => {
    const { choose, sent, inDialog } = await open();
    choose(picture('me.psd'));
    (await sent()).answer({ file: 'reference', url: AFTER });
    expect(await inDialog.findByText(/浏览器无法显示 psd 格式/u)).toBeTruthy();
    fireEvent.error(inDialog.getByRole('figure').querySelector('img')!);
    expect(inDialog.getByRole('figure').firstElementChild?.textContent).toBe('林');
  });

  it('stays open with the picture when saving is refused or fails', async () => {
    const answers = [
      saved(null, [userError('file', '上传的图片已失效，请重新上传。')]),
      new TypeError('Failed to fetch'),
    ];
    const { choose, sent, user, confirm, inDialog, preview } = await open({
      AvatarSet: () => answers.shift()!,
    });
    choose(picture());
    (await sent()).answer({ file: 'reference', url: AFTER });
    await inDialog.findByText(/图片已上传/u);
    await user.click(confirm());
    expect(await inDialog.findByText('上传的图片已失效，请重新上传。')).toBeTruthy();
    await user.click(confirm());
    expect(await inDialog.findByText(/请检查网络/u)).toBeTruthy();
    expect([preview(), inTopBar()]).toEqual([AFTER, BEFORE]);
  });

  it.each([
    ['SESSION_EXPIRED', { ending: 'expired' }],
    ['SESSION_LOCKED', { locked: true }],
    ['SCOPE_CHANGED', { scopeChanged: true }],
  ])('notifies the session of %s', async (code, state) => {
    const { choose, sent, services } = await open();
    choose(picture());
    (await sent()).answer({ code, message: 'x', requestId: 'r-9' });
    await waitFor(() => expect(services.session.state()).toMatchObject(state));
  });
});

it('the avatar shows the initial if the picture cannot be loaded', async () => {
  await openAccountWorkbench({}, withAvatar);
  fireEvent.error(accountButton().querySelector('img')!);
  expect(accountButton().textContent).toBe('林');
});
