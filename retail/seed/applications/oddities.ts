import type { Names } from '../names.ts';
import { branch, list, type ApplicationSeed, type LeafSeed, type NodeSeed } from './tree.ts';

const DEPTH = 200;
const MAX_NAME_LENGTH = 200;

/**
 * Unusual menu entries: menus two hundred levels deep, a name of two hundred characters, and leaves
 * that open nothing, an unknown module, or a forbidden one. Its menus have no texts in the language
 * packs.
 */
export const ODDITIES: ApplicationSeed = {
  code: 'ODD',
  number: 9001,
  names: ['异常菜单测试', '異常選單測試', 'Odd menus'],
  type: '0',
  shops: '2',
  untranslated: true,
  menu: [
    deep(1),
    list(
      2,
      'long',
      'file',
      same('名称很长的菜单'.repeat(MAX_NAME_LENGTH).slice(0, MAX_NAME_LENGTH)),
    ),
    opening('', list(3, 'nothing', 'file', same('没有模块的菜单'))),
    opening('999999', list(4, 'missing', 'file', same('模块不存在的菜单'))),
    opening('200501', list(5, 'forbidden', 'lock', same('没有权限的菜单'))),
  ],
};

function deep(level: number): NodeSeed {
  if (level > DEPTH) return list(1, 'bottom', 'file', same('最底层的菜单'));
  return branch(`d${String(level)}`, 'folder', same(`第 ${String(level)} 层`), [deep(level + 1)]);
}

function opening(module: string, leaf: LeafSeed): LeafSeed {
  return { ...leaf, module };
}

function same(name: string): Names {
  return [name, name, name];
}
