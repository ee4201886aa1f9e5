import { branch, list, screen, type ApplicationSeed, unset } from './tree.ts';

export const SYSTEM: ApplicationSeed = {
  code: 'SYS',
  number: 2007,
  names: ['系统管理', '系統管理', 'System administration'],
  type: '0',
  shops: '2',
  menu: [
    branch(
      'organisation',
      'sitemap',
      ['组织与门店', '組織與門市', 'Organisation and stores'],
      [
        list(1, 'shop', 'building', ['门店档案', '門市主檔', 'Stores']),
        list(2, 'department', 'sitemap', ['部门', '部門', 'Departments']),
        list(3, 'channel', 'share-alt', ['销售渠道', '銷售通路', 'Sales channels']),
      ],
    ),
    branch(
      'people',
      'users',
      ['人员与岗位', '人員與職位', 'People and posts'],
      [
        list(4, 'employee', 'users', ['员工', '員工', 'Employees']),
        list(5, 'post', 'id-card', ['岗位', '職位', 'Posts']),
        branch(
          'access',
          'lock',
          ['权限', '權限', 'Access'],
          [
            list(6, 'role', 'lock', ['岗位权限', '職位權限', 'Post permissions']),
            list(7, 'account', 'user', ['账号', '帳號', 'Accounts']),
          ],
        ),
      ],
    ),
    branch(
      'settings',
      'cog',
      ['系统设置', '系統設定', 'Settings'],
      [
        list(8, 'parameter', 'sliders-h', ['全局参数', '全域參數', 'Global parameters']),
        list(9, 'dictionary', 'book', ['数据字典', '資料字典', 'Lookups']),
        list(10, 'sheettype', 'file', ['单据类型', '單據類型', 'Document types']),
        screen('message')(11, 'announcement', 'megaphone', [
          '公告管理',
          '公告管理',
          'Announcements',
        ]),
        unset(12, 'interface', 'link', ['接口监控', '介面監控', 'Interface monitoring']),
        list(13, 'log', 'history', ['操作日志', '操作記錄', 'Activity log']),
      ],
    ),
  ],
};
