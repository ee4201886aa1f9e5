import { beforeAll, describe, expect, it } from 'vitest';
import { lint } from './lint-support.ts';

/** What is refused: its name, the path and text of a file that has it, and the message. */
type Case = readonly [name: string, path: string, text: string, message: RegExp];
const REFUSED: readonly Case[] = [
  [
    'an import of another feature',
    'web/features/home/Home.tsx',
    `import { shell } from '../shell/shell.ts';\nexport const home = () => shell;\n`,
    /a feature of the web never imports another feature: what both need belongs into/u,
  ],
  [
    'a function of more than 80 lines',
    'gateway/menus/long.ts',
    `export function long() {\n${'  performance.now();\n'.repeat(80)}}\n`,
    /too many lines \(82\)/u,
  ],
  [
    'a file that only re-exports',
    'gateway/menus/menus.ts',
    `export * from './rest.ts';\n`,
    /No barrels: import the file that has it/u,
  ],
  [
    'reading the environment outside config.ts',
    'gateway/menus/rest.ts',
    `export const port = process.env.PORT;\n`,
    /Only config\.ts reads the environment/u,
  ],
  [
    'listening outside main.ts',
    'gateway/menus/rest.ts',
    `export const listen = (server: { listen: () => void }) => server.listen();\n`,
    /Only main\.ts listens/u,
  ],
  [
    'handling a signal outside main.ts',
    'gateway/menus/rest.ts',
    `process.on('SIGTERM', () => {});\n`,
    /Only main\.ts handles signals/u,
  ],
  [
    'a subscription to i18next of its own',
    'web/features/home/Home.tsx',
    `import { useTranslation } from 'react-i18next';\nexport const useHome = () => useTranslation().t('home');\n`,
    /Use useTranslation of web\/design\/language\/useTranslation\.ts/u,
  ],
  [
    'inserting HTML as text',
    'web/features/home/Home.tsx',
    `export const Home = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    /Only design\/html\/SanitizedHtml\.tsx shows HTML/u,
  ],
  [
    'a plain button in a feature',
    'web/features/home/Home.tsx',
    `export const Home = () => <button type="button">Go</button>;\n`,
    /Use Button of web\/design\/button\/Button\.tsx instead of <button>/u,
  ],
  [
    'a plain dialog in a feature',
    'web/features/home/Home.tsx',
    `export const Home = () => <dialog open>Go</dialog>;\n`,
    /Use ModalDialog of web\/design\/overlay\/ModalDialog\.tsx instead of <dialog>/u,
  ],
  [
    'a plain text field in the records',
    'web/records/form/Form.tsx',
    `export const Form = () => <input aria-label="x" />;\n`,
    /Use the fields of web\/design\/forms instead of/u,
  ],
  [
    'a plain checkbox in the records',
    'web/records/form/Form.tsx',
    `export const Form = () => <input type="checkbox" aria-label="x" />;\n`,
    /Use the fields of web\/design\/forms instead of/u,
  ],
  [
    'a plain radio button in the records',
    'web/records/form/Form.tsx',
    `export const Form = () => <input type="radio" aria-label="x" />;\n`,
    /Use the fields of web\/design\/forms instead of/u,
  ],
  [
    'a plain file field in the records',
    'web/records/form/Form.tsx',
    `export const Form = () => <input type="file" aria-label="x" />;\n`,
    /Use the fields of web\/design\/forms instead of/u,
  ],
  [
    'a plain list in the records',
    'web/records/form/Form.tsx',
    `export const Form = () => <select aria-label="x" />;\n`,
    /Use the fields of web\/design\/forms instead of/u,
  ],
  [
    'a plain text area in the records',
    'web/records/form/Form.tsx',
    `export const Form = () => <textarea aria-label="x" />;\n`,
    /Use the fields of web\/design\/forms instead of/u,
  ],
  [
    'a plain table in a feature',
    'web/features/home/Home.tsx',
    `export const Home = () => <table />;\n`,
    /Use ShortTable of web\/design\/table instead of <table>/u,
  ],
  [
    'the role tablist in a feature',
    'web/features/home/Home.tsx',
    `export const Home = () => <div role="tablist" aria-label="x" />;\n`,
    /Menus, tabs and progress are components of web\/design/u,
  ],
  [
    'the role progressbar in a feature',
    'web/features/home/Home.tsx',
    `export const Home = () => <div role="progressbar" aria-label="x" />;\n`,
    /Menus, tabs and progress are components of web\/design/u,
  ],
  [
    'a plain bar of progress in a feature',
    'web/features/jobs/Job.tsx',
    `export const Job = () => <progress aria-label="x" />;\n`,
    /Menus, tabs and progress are components of web\/design/u,
  ],
  [
    'a role that depends on something',
    'web/records/form/Form.tsx',
    `export const Form = ({ one }: { one: boolean }) => <ul role={one ? 'menu' : 'list'} />;\n`,
    /Menus, tabs and progress are components of web\/design/u,
  ],
  [
    'a test that sleeps',
    'tests/e2e/home.test.ts',
    `export const wait = (page: { waitForTimeout: (ms: number) => void }) => page.waitForTimeout(5);\n`,
    /No test sleeps: wait for what the test needs/u,
  ],
  ...[
    `export const head = (page: Page) => page.locator('.card-head');\n`,
    `export const head = (page: Page) => page.locator('section.card > h2');\n`,
    'export const head = (page: Page) => page.locator(`main .card-${1}`);\n',
    `export const head = (page: Page) => page.evaluate(\n  \`[...document.querySelectorAll('main .card')].length\`,\n);\n`,
    `export const look = { inside: '.card' };\n`,
    `export const CARD = '.card-head';\n`,
    `export const isOn = (card: Element) => card.classList.contains('on');\n`,
    `export const isOn = (card: Element) => card.className.includes('on');\n`,
    `export const inCard = (part: Element) => part.closest('.card') !== null;\n`,
  ].map((text): Case => [
    `a test that knows classes: ${text.trim()}`,
    'tests/e2e/home.test.ts',
    text,
    /Find elements by role, label, name or text/u,
  ]),
];

describe('the linter', () => {
  it('accepts files that break no rule', async () => {
    const first = `import { second } from './second.ts';\nexport const first = () => second;\n`;
    const files = {
      'gateway/menus/first.ts': first,
      'gateway/menus/second.ts': 'export const second = 1;\n',
    };
    expect(await lint(files)).toEqual([]);
  });

  it('accepts plain controls where they belong', async () => {
    const files = {
      'web/design/grid/Head.tsx': `export const Head = () => <button type="button">Go</button>;\n`,
      'web/design/forms/Color.tsx': `export const Color = () => <input type="color" aria-label="x" />;\n`,
      'web/features/masterdata/columns/ListPrint.tsx': `export const ListPrint = () => <table />;\n`,
      'web/design/overlay/Plain.tsx': `export const Plain = () => <div role="menu" />;\n`,
    };
    expect(await lint(files)).toEqual([]);
  });

  it('accepts tests that find elements by what users know, and names of files', async () => {
    const files = {
      'tests/e2e/home.test.ts': `import type { Page } from 'playwright';
export const FILE = 'home.test.ts';
export const ENDING = '.graphql';
export const frame = (page: Page) => page.locator('iframe[title="1.5 kg"]');
export const head = (page: Page) => page.locator('[role="dialog"] h2, xpath=../*');
export const title = (page: Page) => page.evaluate(\`document.querySelector('h1').textContent\`);
`,
      'tests/screens/look.ts': `export const CARD = '.card-head';\n`,
    };
    expect(await lint(files)).toEqual([]);
  });

  it('refuses two files that import each other', async () => {
    const files = {
      'gateway/menus/first.ts': `import { second } from './second.ts';\nexport const first = () => second;\n`,
      'gateway/menus/second.ts': `import { first } from './first.ts';\nexport const second = () => first;\n`,
    };
    expect(await lint(files)).toEqual([
      expect.stringMatching(/^gateway\/menus\/first\.ts:.*import\(no-cycle\)/u),
      expect.stringMatching(/^gateway\/menus\/second\.ts:.*import\(no-cycle\)/u),
    ]);
  });

  describe('given a file with one problem each', () => {
    // One run for all, because the linter takes most of its time to start. The number tells files
    // of the same name apart.
    const files = REFUSED.map(
      ([, path, text], index) => [path.replace('.', `${index}.`), text] as const,
    );
    let problems: readonly string[] = [];
    beforeAll(async () => {
      problems = await lint(Object.fromEntries(files));
    });

    it.each(REFUSED.map(([name, , , message], index) => ({ name, message, index })))(
      'refuses $name',
      ({ message, index }) => {
        const found = problems.filter((problem) => problem.startsWith(`${files[index]?.[0]}:`));
        expect(found.length).toBeGreaterThan(0);
        expect(found.find((problem) => !message.test(problem))).toBeUndefined();
      },
    );

    it('reports nothing about other files', () => {
      const paths = new Set(files.map(([path]) => path));
      expect(problems.filter((problem) => !paths.has(problem.split(':')[0] ?? ''))).toEqual([]);
    });
  });
});
