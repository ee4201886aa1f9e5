import { texts as enEntry } from '../../web/platform/language/packs/en-US.entry.ts';
import { texts as enPlayground } from '../../web/platform/language/packs/en-US.playground.ts';
import { texts as enWork } from '../../web/platform/language/packs/en-US.work.ts';
import { texts as enWorkbench } from '../../web/platform/language/packs/en-US.workbench.ts';
import { texts as cnEntry } from '../../web/platform/language/packs/zh-CN.entry.ts';
import { texts as cnPlayground } from '../../web/platform/language/packs/zh-CN.playground.ts';
import { texts as cnWork } from '../../web/platform/language/packs/zh-CN.work.ts';
import { texts as cnWorkbench } from '../../web/platform/language/packs/zh-CN.workbench.ts';
import { texts as twEntry } from '../../web/platform/language/packs/zh-TW.entry.ts';
import { texts as twPlayground } from '../../web/platform/language/packs/zh-TW.playground.ts';
import { texts as twWork } from '../../web/platform/language/packs/zh-TW.work.ts';
import { texts as twWorkbench } from '../../web/platform/language/packs/zh-TW.workbench.ts';

/** All built-in texts of each language. */
export const zhCN: Readonly<Record<string, string>> = {
  ...cnEntry,
  ...cnWorkbench,
  ...cnWork,
  ...cnPlayground,
};
export const zhTW: Readonly<Record<string, string>> = {
  ...twEntry,
  ...twWorkbench,
  ...twWork,
  ...twPlayground,
};
export const enUS: Readonly<Record<string, string>> = {
  ...enEntry,
  ...enWorkbench,
  ...enWork,
  ...enPlayground,
};
