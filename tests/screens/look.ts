import type { Page } from 'playwright';

/** How a picture is taken: light, of a wide window and in simplified Chinese, unless it says otherwise. */
export interface Look {
  locale?: 'zh-CN' | 'zh-TW' | 'en-US';
  scheme?: 'light' | 'dark';
  width?: number;
  height?: number;
}

/** A picture of the workbench, and the steps that lead to what it shows. */
export interface Picture {
  name: string;
  look: Look;
  act: (page: Page) => Promise<unknown>;
}
