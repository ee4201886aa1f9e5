import type { Page } from 'playwright';

/**
 * The settings of a picture. The defaults are the light scheme, a wide window and simplified
 * Chinese.
 */
export interface Look {
  locale?: 'zh-CN' | 'zh-TW' | 'en-US';
  scheme?: 'light' | 'dark';
  width?: number;
  height?: number;
}

/** A picture of the workbench, and the steps that lead to it. */
export interface Picture {
  name: string;
  look: Look;
  act: (page: Page) => Promise<unknown>;
}
