import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hardCodedTexts } from '../../support/hard-coded-texts.ts';
import { parseSource, projectFiles, readSource } from '../../support/source-files.ts';

/**
 * Names of languages are in the language itself. Number units, dates and the lunar calendar are
 * tables by language.
 */
const tables =
  /^web\/(?:platform\/language\/packs\/|design\/(?:language\/locales\.ts$|number\/|dates\/lunar\/lunar-words\.ts$))/u;

const sources = projectFiles().filter(
  (path) => /^web\/.*\.tsx?$/u.test(path) && !path.endsWith('.gen.ts'),
);
const checked = sources.filter((path) => !tables.test(path) && !path.startsWith('web/generated/'));
const textsIn = (source: string) =>
  hardCodedTexts(parseSource('a.tsx', source)).map(({ text }) => text);

describe('A text that a user reads', () => {
  it('is in no source of the portal', () => {
    expect(checked.length).toBeGreaterThan(150);
    const found = checked.flatMap((path) =>
      hardCodedTexts(readSource(path)).map(({ line, text }) => `${path}:${String(line)} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('is in no style sheet', () => {
    const found = projectFiles()
      .filter((path) => /^web\/.*\.css$/u.test(path))
      .flatMap(
        (path) =>
          readFileSync(path, 'utf8').match(/content:\s*['"][^'"]*\p{L}{2,}[^'"]*['"]/gu) ?? [],
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Save changes</p>', 'Save changes'],
    ['between tags in one word', '<b>Total</b>', 'Total'],
    ['between tags with an expression beside it', '<p>Total {sum}</p>', 'Total'],
    ['in Chinese between tags', '<p>保存</p>', '保存'],
    ['in an expression', '<p>{isNew ? "new" : x}</p>', 'new'],
    ['behind a condition', '<p>{isNew && `unread`}</p>', 'unread'],
    ['in a template', '<p>{`${n} items left`}</p>', 'items left'],
    ['in a name for assistive technology', '<a aria-label="close" />', 'close'],
    ['in such a name by an expression', '<a aria-label={on ? "fold" : t("x")} />', 'fold'],
    ['in a title', '<a title="Close it" />', 'Close it'],
    ['in a placeholder', '<input placeholder="name" />', 'name'],
    ['in the words for a picture', '<img alt="logo" />', 'logo'],
    ['in a property of a component', '<Field label="Account" />', 'Account'],
    ['in a table of items', 'const items = [{ id: 1, label: "Reload" }];', 'Reload'],
    ['in a dialog of the browser', 'window.alert("stop");', 'stop'],
    ['in the title of the window', 'document.title = "Portal";', 'Portal'],
    ['written by hand', 'node.textContent = "done";', 'done'],
    ['set by hand', 'node.setAttribute("aria-label", "menu");', 'menu'],
    ['handed to what shows a problem', 'setProblem(ok ? null : "failed");', 'failed'],
    ['as a fallback of a text', 't("a.b", { defaultValue: "not yet" });', 'not yet'],
    ['in Chinese anywhere', 'const unit = "万";', '万'],
    ['as prose in a variable', 'const text = "Nothing was found here";', 'Nothing was found here'],
  ])('is detected %s', (_where, source, text) => {
    expect(
      textsIn(`const a = 1; ${source}`.replace(/<[\s\S]+$/u, (jsx) => `const b = (${jsx});`)),
    ).toEqual([text]);
  });

  it.each([
    '<p className="card card-open">{t("card.title")}</p>',
    '<button type="button" data-kind="add">+</button>',
    '<a aria-current="page" lang="en-US" rel="noreferrer">{name} %</a>',
    'throw new TypeError("Something that developers read");',
    'const kind: "some kind" | "other" = pick();',
    'if (event.key === "Enter") run("group by");',
    'const query = "(max-width: 45em)"; // 注释 and words',
    '<p>{status === "open" ? t("a") : t("b")}</p>',
    '<path d="M4 4l16 16" />',
  ])('is not detected in %s', (source) => {
    expect(textsIn(source.startsWith('<') ? `const b = (${source});` : source)).toEqual([]);
  });
});
