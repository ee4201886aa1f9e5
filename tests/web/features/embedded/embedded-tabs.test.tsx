import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleAnswer, signedIn } from '../../support/shell-fixtures.ts';
import { menuLine, tab, tabNames, openWorkbench } from '../../support/open-workbench.ts';

afterEach(() => window.sessionStorage.clear());

const inFrames = signedIn(undefined, {
  Module: ({ code }) =>
    moduleAnswer(code, {
      __typename: 'EmbeddedModule',
      url: `https://${String(code).toLowerCase()}.example/`,
    }),
});

const frameOf = (name: string) =>
  waitFor(() => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${name}"]`);
    if (frame === null) throw new Error(`No frame ${name}`);
    return frame;
  });

function say(frame: HTMLIFrameElement, data: object) {
  act(() => {
    const { origin } = new URL(frame.src);
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { portal: 1, ...data },
        origin,
        source: frame.contentWindow,
      }),
    );
  });
}

it('frames keep their position in the document while their tabs are moved, selected and closed', async () => {
  const { user } = await openWorkbench(inFrames);
  await user.click(menuLine('经营报表'));
  const frames: HTMLIFrameElement[] = [];
  for (const name of ['价格查询', '要货申请', '日销报表']) {
    await user.click(menuLine(name));
    frames.push(await frameOf(name));
  }
  const moved: Node[] = [];
  const observer = new MutationObserver((records) => {
    moved.push(
      ...records
        .flatMap(({ removedNodes }) => [...removedNodes])
        .filter((node) => frames.some((frame) => node.contains(frame))),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
  tab('日销报表').focus();
  await user.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
  expect(tabNames()).toEqual(['首页', '日销报表', '价格查询', '要货申请']);
  await user.click(tab('要货申请'));
  await act(async () => Promise.resolve());
  expect(moved).toEqual([]);
  tab('价格查询').focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(moved).toHaveLength(1));
  expect(await frameOf('日销报表')).toBe(frames[2]);
  observer.disconnect();
});

it('a module sets the name of its own tab, and one that never loads leaves the tabs usable', async () => {
  const { user } = await openWorkbench(inFrames);
  await user.click(menuLine('价格查询'));
  const frame = await frameOf('价格查询');
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  await user.click(menuLine('要货申请'));
  await frameOf('要货申请');
  say(frame, { type: 'title', title: '价格 42' });
  expect(tabNames()).toEqual(['首页', '价格 42', '要货申请']);
  await user.click(tab('首页'));
  await user.click(tab('价格 42'));
  expect(await frameOf('价格 42')).toBe(frame);
});
