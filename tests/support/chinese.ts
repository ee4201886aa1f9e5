import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * A table of OpenCC. Each entry is `simplified traditional traditional…`; entries are separated by
 * bars. The package has types for its converters only, so the table is read as text.
 */
const table = readFileSync(
  createRequire(import.meta.url).resolve('opencc-js/dict/STCharacters'),
  'utf8',
);
const simplifiedToTraditional = /"([^"]+)"/u.exec(table)?.[1] ?? '';

/** Simplified characters that are common in Taiwan as well: 工作台, 核准, 占比, 社群. */
const usualInTaiwan = new Set('台准占群');

/**
 * Characters that exist only in simplified Chinese. In the tables of OpenCC these are the ones that
 * are not among their own traditional forms.
 */
export const simplifiedOnly: ReadonlySet<string> = new Set(
  simplifiedToTraditional
    .split('|')
    .map((line) => line.split(' '))
    .filter(([simplified = '', ...traditional]) => !traditional.includes(simplified))
    .map(([simplified = '']) => simplified)
    .filter((simplified) => !usualInTaiwan.has(simplified)),
);

/**
 * Mainland words in traditional characters, each with the word that Taiwan uses. A converter of
 * characters leaves such words unchanged.
 */
export const mainlandWords: Readonly<Record<string, string>> = {
  登錄: '登入',
  搜索: '搜尋',
  保存: '儲存',
  設置: '設定',
  導出: '匯出',
  導入: '匯入',
  菜單: '選單',
  門店: '門市',
  渠道: '通路',
  默認: '預設',
  刷新: '重新整理',
  信息: '資訊、訊息',
  網絡: '網路',
  鏈接: '連結',
  賬號: '帳號',
  賬戶: '帳戶',
  界面: '介面',
  加載: '載入',
  打印: '列印',
  文件夾: '資料夾',
  數據: '資料',
  質量: '品質',
  視頻: '影片',
  屏幕: '螢幕',
  鼠標: '滑鼠',
  軟件: '軟體',
  硬件: '硬體',
  服務器: '伺服器',
  瀏覽記錄: '瀏覽紀錄',
  緩存: '快取',
  令牌: '權杖',
  隊列: '佇列',
  審批: '簽核',
  響應: '回應',
  超時: '逾時',
  激活: '啟用',
  卸載: '解除安裝',
  窗口: '視窗',
  標籤頁: '分頁',
  粘貼: '貼上',
  調用: '呼叫',
  支持: '支援',
  客流: '來客數',
  聯系: '聯絡',
  聯繫: '聯絡',
  計劃: '計畫',
  點擊: '點選',
  拖拽: '拖曳',
  查看: '檢視',
  當前: '目前',
  用戶: '使用者',
  添加: '新增',
  拼音首字母: '拼音字首',
};
