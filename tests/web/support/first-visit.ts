import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { onTestFinished, vi } from 'vitest';

const source = readFileSync('web/public/boot.js', 'utf8');

/** Runs the script that a page runs before its first paint. */
export const boot = () => runInThisContext(source) as unknown;

/**
 * Writes into the page what the build leaves there for `boot.js`, and answers its requests until the
 * test ends.
 */
export function writeFirstVisit(onAsk: (operation: string) => void = () => undefined) {
  const element = document.createElement('script');
  element.id = 'first-visit';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    files: ['/shell.js'],
    texts: { 'zh-CN': ['/zh-CN.js'], 'en-US': ['/en-US.js'] },
    workbench: { name: 'Workbench', id: 'id-of-workbench' },
    home: { name: 'Home', id: 'id-of-home' },
  });
  document.head.append(element);
  const send = vi.fn<typeof fetch>((_address, init) => {
    onAsk((JSON.parse(init?.body as string) as { operationName: string }).operationName);
    return Promise.resolve(new Response());
  });
  vi.stubGlobal('fetch', send);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    element.remove();
    document.querySelectorAll('link').forEach((link) => link.remove());
    delete window.firstAnswers;
    delete window.loadWorkbench;
    delete window.askAhead;
  });
  return send;
}
