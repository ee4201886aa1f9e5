import { momentOfDay } from '../server/calendar.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import type { ManualSeed, ManualText } from './manuals/manual.ts';
import { OPERATIONS_MANUALS } from './manuals/operations.ts';
import { TRADE_MANUALS } from './manuals/trade.ts';
import { insertRows } from './rows.ts';

const HEADINGS = {
  'zh-CN': { purpose: '用途', steps: '操作步骤', notes: '注意事项' },
  'zh-TW': { purpose: '用途', steps: '操作步驟', notes: '注意事項' },
  'en-US': { purpose: 'What it is for', steps: 'Step by step', notes: 'Good to know' },
} as const;

type Locale = keyof typeof HEADINGS;
const LOCALES: readonly Locale[] = ['zh-CN', 'zh-TW', 'en-US'];

const MANUALS: readonly ManualSeed[] = [...OPERATIONS_MANUALS, ...TRADE_MANUALS];

/**
 * The manual of the long test menu contains every kind of hostile HTML, which clients must
 * sanitize.
 */
const HOSTILE_MODULE = '900001';
const HOSTILE = [
  '<h2>测试手册</h2><p onclick="alert(1)">这份手册带有<b>不安全的内容</b>，只应看到文字。</p>',
  '<script>document.title = "hacked"</script>',
  '<img src="x" onerror="document.title = \'hacked\'" alt="图片">',
  '<a href="javascript:document.title=\'hacked\'">链接</a>',
  '<iframe src="https://example.com/"></iframe>',
  '<style>body { display: none }</style>',
  '<form action="https://example.com/"><input name="password"></form>',
  '<p style="position:fixed;inset:0">遮住页面的段落</p>',
].join('');

export function seedManuals(db: RetailDatabase, today: number): void {
  const rows = MANUALS.flatMap(({ module, daysAgo, texts }) =>
    texts.flatMap((text, index) => {
      const locale = LOCALES[index];
      return text && locale
        ? [[module, locale, text.title, contentOf(text, locale), momentOfDay(today - daysAgo)]]
        : [];
    }),
  );
  const hostile = [HOSTILE_MODULE, 'zh-CN', '测试手册', HOSTILE, momentOfDay(today - 5)];
  insertRows(
    db,
    'manual',
    ['modulecode', 'locale', 'title', 'content', 'modified'],
    [...rows, hostile],
  );
}

function contentOf({ purpose, steps, notes }: ManualText, locale: Locale): string {
  const heading = HEADINGS[locale];
  const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');
  return [
    `<h2>${heading.purpose}</h2><p>${purpose}</p>`,
    `<h2>${heading.steps}</h2><ol>${items(steps)}</ol>`,
    `<h2>${heading.notes}</h2><ul>${items(notes)}</ul>`,
  ].join('');
}
