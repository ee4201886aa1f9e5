/**
 * The texts of the module. The portal sends the language; zh-CN is the fallback, as in the portal.
 */
const TEXTS = {
  'zh-CN': {
    title: '示例模块',
    outside: '此页面须在门户中打开。',
    account: '当前用户',
    asking: '正在向门户询问……',
    noAccount: '门户没有给出当前用户。',
    work: '与门户协作',
    note: '备注（输入后标签页标记为未保存）',
    save: '保存',
    rename: '设置标题',
    open: '打开 200101',
    pick: '从商品档案选择',
    close: '关闭本页',
    list: '可选门店',
    select: '选择',
    done: '门户已处理：',
    refused: '门户已拒绝：',
    picked: '已从门户选择：',
    cancelled: '没有选择',
  },
  'zh-TW': {
    title: '範例模組',
    outside: '此頁面須在入口網站中開啟。',
    account: '目前使用者',
    asking: '正在向入口網站詢問……',
    noAccount: '入口網站沒有給出目前使用者。',
    work: '與入口網站協作',
    note: '備註（輸入後分頁標記為未儲存）',
    save: '儲存',
    rename: '設定標題',
    open: '開啟 200101',
    pick: '從商品主檔選取',
    close: '關閉本頁',
    list: '可選門市',
    select: '選取',
    done: '入口網站已處理：',
    refused: '入口網站已拒絕：',
    picked: '已從入口網站選取：',
    cancelled: '沒有選取',
  },
  'en-US': {
    title: 'Sample module',
    outside: 'This page has to be opened in the portal.',
    account: 'Acting for',
    asking: 'Asking the portal…',
    noAccount: 'The portal did not say who is at work.',
    work: 'Working with the portal',
    note: 'Note (typing marks the tab as unsaved)',
    save: 'Save',
    rename: 'Set the title',
    open: 'Open 200101',
    pick: 'Pick products',
    close: 'Close me',
    list: 'Stores to choose from',
    select: 'Select',
    done: 'The portal did: ',
    refused: 'The portal refused: ',
    picked: 'Picked in the portal: ',
    cancelled: 'nothing',
  },
};

/** The stores in the list: the module's own data. */
export const ROWS = [
  { shopid: '1001', shopname: '滨江旗舰店' },
  { shopid: '1002', shopname: '城西广场店' },
  { shopid: '1003', shopname: '高新大道店' },
];

export function textIn(locale, key) {
  return (TEXTS[locale] ?? TEXTS['zh-CN'])[key];
}
