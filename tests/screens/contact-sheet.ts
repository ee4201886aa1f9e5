import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../support/browser/browser.ts';

/**
 * `npm run screens:compare -- <commit> [file]`: puts all pictures of docs/screens as they were at a
 * commit beside those of now, as one picture.
 */
const FOLDER = join('docs', 'screens');
const WIDTH = 420;
const HEIGHT = 560;
const MEDIA = { png: 'image/png', jpg: 'image/jpeg' } as const;

const [commit = 'HEAD', target = join('node_modules', '.cache', 'contact-sheet.jpg')] =
  process.argv.slice(2);

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(png|jpg)$/u.test(name) && !name.startsWith('before-after'))
  .toSorted();

const addressOf = (name: string, bytes: Buffer) => {
  const type = MEDIA[name.endsWith('png') ? 'png' : 'jpg'];
  return `data:${type};base64,${bytes.toString('base64')}`;
};

/** The picture at the commit; null if there was none. */
function pictureThen(name: string): Buffer | null {
  try {
    return execFileSync('git', ['show', `${commit}:${join(FOLDER, name)}`], {
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

const imageOf = (name: string, bytes: Buffer | null) =>
  bytes === null ? '<p>new</p>' : `<img src="${addressOf(name, bytes)}">`;
const figures = names.map(
  (name) => `<figure><figcaption>${name}</figcaption>
    <div>${imageOf(name, pictureThen(name))}${imageOf(name, readFileSync(join(FOLDER, name)))}</div></figure>`,
);
const html = `<style>
  body { display: grid; grid-template-columns: repeat(2, auto); gap: 24px; margin: 24px; width: max-content; font: 16px sans-serif; }
  figure { margin: 0; } figcaption { margin-bottom: 4px; }
  div { display: flex; gap: 8px; align-items: start; }
  img, p { width: ${String(WIDTH)}px; max-height: ${String(HEIGHT)}px; object-fit: cover; object-position: top; border: 1px solid #ccc; margin: 0; }
</style>${figures.join('')}`;

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
await page.setContent(html, { waitUntil: 'load' });
await page.screenshot({ path: target, fullPage: true, type: 'jpeg', quality: 60 });
await browser.close();
console.log(target);
