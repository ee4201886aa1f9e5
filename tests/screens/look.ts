/** How a picture is taken: light, of a wide window and in simplified Chinese, unless it says otherwise. */
export interface Look {
  locale?: 'zh-CN' | 'zh-TW' | 'en-US';
  scheme?: 'light' | 'dark';
  width?: number;
  height?: number;
}
