import { branch, list, type ApplicationSeed } from './tree.ts';

const GROUPS = 4;
const BRANCHES = 3;
const LEAVES = 5;

/** Sixty leaves on three levels, for the account that tests long menus. */
export const STRESS: ApplicationSeed = {
  code: 'LAB',
  number: 9000,
  names: ['长菜单测试', '長選單測試', 'Long menu'],
  type: '0',
  shops: '2',
  menu: numbers(GROUPS).map((g) =>
    branch(
      `g${String(g)}`,
      'folder',
      [`第 ${String(g)} 组`, `第 ${String(g)} 組`, `Group ${String(g)}`],
      numbers(BRANCHES).map((b) =>
        branch(
          `g${String(g)}b${String(b)}`,
          'folder-open',
          [
            `分类 ${String(g)}.${String(b)}`,
            `分類 ${String(g)}.${String(b)}`,
            `Section ${String(g)}.${String(b)}`,
          ],
          numbers(LEAVES).map((leaf) => {
            const no = ((g - 1) * BRANCHES + b - 1) * LEAVES + leaf;
            return list(no, `m${String(no)}`, 'file', [
              `测试菜单 ${String(no)}`,
              `測試選單 ${String(no)}`,
              `Menu entry ${String(no)}`,
            ]);
          }),
        ),
      ),
    ),
  ),
};

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
