import { DEPARTMENTS, POST_TEMPLATES, POSTS, STAFF, SUPPLIER_ACCOUNTS } from '../people.ts';
import { CHANNELS } from '../channels.ts';
import { drawsOf } from './draws.ts';
import { type ListSeed, MODIFIED, REMARK } from './list-seed.ts';

/** Staff fields that can be changed here; sign-in permissions are managed elsewhere. */
export const EMPLOYEES_LIST: ListSeed = {
  entity: 'employee',
  leaves: ['SYS.employee'],
  verbs: ['update'],
  columns: [
    [
      'usercode',
      'Input',
      { fixed: true, title: 'usercode', frozen: true, width: 128, search: 'keyword,like' },
    ],
    ['username', 'Input', { required: true, width: 104, max: 30, search: 'keyword,like' }],
    ['postcode', 'HideText', { fixed: true }],
    ['postname', 'Input', { fixed: true, width: 128, search: 'like' }],
    [
      'deptcode',
      'SelectRest',
      { fixed: true, title: 'deptname', source: 'department', width: 128, search: 'in' },
    ],
    ['deptname', 'HideText', { fixed: true }],
    ['gender', 'Radio', { choices: 'gender', width: 72 }],
    ['phone', 'InputTipText', { hint: 'phone', width: 128, max: 20 }],
    ['entrydate', 'Date', { width: 112, search: 'range' }],
    ['skills', 'CheckboxGroup', { choices: 'skill', width: 200, span: 12 }],
    REMARK,
    MODIFIED,
  ],
  settings: { open: true },
  rows: (today) =>
    STAFF.map(({ usercode }, index) => {
      const draws = drawsOf(8, index + 1);
      return [
        usercode,
        {
          gender: draws.of(['F', 'M'], 1),
          phone: draws.phone(2),
          entrydate: draws.day(today, 3600, -100, 3),
          skills: draws.of(['cash,receive', 'receive', 'cash,fresh', 'fresh,bakery', ''], 4),
        },
      ];
    }),
};

export const DEPARTMENTS_LIST: ListSeed = {
  entity: 'department',
  leaves: ['SYS.department'],
  verbs: ['add', 'update', 'delete'],
  columns: [
    [
      'deptcode',
      'Input',
      { required: true, title: 'deptcode', width: 96, max: 8, search: 'keyword,like' },
    ],
    ['deptname', 'Input', { required: true, width: 200, max: 40, search: 'keyword,like' }],
    ['phone', 'InputTipText', { hint: 'phone', width: 128, max: 20 }],
    ['costcentre', 'Input', { width: 120, max: 20, search: 'eq' }],
    REMARK,
    MODIFIED,
  ],
  settings: { open: true, unique: ['costcentre'] },
  rows: () =>
    DEPARTMENTS.map(([code], index) => [
      code,
      { phone: `0571-8800${String(1000 + index)}`, costcentre: `CC${String(100 + index)}` },
    ]),
};

export const POSTS_LIST: ListSeed = {
  entity: 'post',
  leaves: ['SYS.post'],
  verbs: ['update'],
  columns: [
    ['postcode', 'Input', { fixed: true, title: 'postcode', width: 96, search: 'keyword,like' }],
    ['postname', 'Input', { required: true, width: 160, max: 30, search: 'keyword,like' }],
    [
      'deptcode',
      'SelectRest',
      { required: true, title: 'deptname', source: 'department', width: 128, search: 'in' },
    ],
    ['deptname', 'HideText', { fixed: true }],
    ['posttmplname', 'Input', { fixed: true, width: 120 }],
    ['staffnum', 'InputNum', { fixed: true, width: 88, number: { precision: 0 }, summed: true }],
    ['shopnum', 'InputNum', { fixed: true, width: 88, number: { precision: 0 } }],
    [
      'headcount',
      'InputNum',
      { width: 88, number: { min: 0, max: 999, precision: 0 }, summed: true },
    ],
    ['duties', 'Textarea', { max: 500, width: 240 }],
    MODIFIED,
  ],
  settings: { open: true },
  rows: () =>
    POSTS.map(([code, , , template]) => [
      code,
      { headcount: template === 'PT04' || template === 'PT07' ? 2 : 1 },
    ]),
};

/** Permissions and applications of post templates. */
export const ROLES_LIST: ListSeed = {
  entity: 'role',
  leaves: ['SYS.role'],
  verbs: [],
  columns: [
    ['posttmplcode', 'Input', { title: 'posttmplcode', width: 96, search: 'keyword,like' }],
    ['posttmplname', 'Input', { width: 136, search: 'keyword,like' }],
    ['applications', 'Input', { width: 360, span: 12 }],
    ['methods', 'CheckboxGroup', { choices: 'method', width: 360, span: 12 }],
  ],
  config: { undeletableflag: 'ALL' },
  rows: () => POST_TEMPLATES.map(([code]) => [code, {}]),
};

export const ACCOUNTS_LIST: ListSeed = {
  entity: 'loginaccount',
  leaves: ['SYS.account'],
  verbs: [],
  columns: [
    [
      'accountcode',
      'Input',
      { title: 'accountcode', frozen: true, width: 128, search: 'keyword,like' },
    ],
    ['username', 'Input', { width: 104, search: 'keyword,like' }],
    ['usertype', 'Select', { choices: 'usertype', width: 120, search: 'in' }],
    ['enabled', 'Tag', { choices: 'enabled', width: 88, search: 'in' }],
    ['postname', 'Input', { width: 128 }],
    ['tenantname', 'Input', { title: 'suppliername', width: 240 }],
  ],
  config: { undeletableflag: 'ALL' },
  rows: () =>
    [...STAFF.map(({ usercode }) => usercode), ...SUPPLIER_ACCOUNTS.map(([code]) => code)].map(
      (code) => [code, {}],
    ),
};

export const CHANNELS_LIST: ListSeed = {
  entity: 'channel',
  leaves: ['SYS.channel'],
  verbs: ['add', 'update', 'delete'],
  columns: [
    [
      'channelid',
      'Input',
      { required: true, title: 'channelcode', width: 112, max: 12, search: 'keyword,like' },
    ],
    ['channelname', 'Input', { required: true, width: 160, max: 30, search: 'keyword,like' }],
    [
      'feerate',
      'InputNum',
      { width: 96, number: { min: 0, max: 100, precision: 2, step: 0.1 }, sum: 'avg' },
    ],
    ['settledays', 'InputNum', { width: 96, number: { min: 0, max: 90, precision: 0 } }],
    ['startdate', 'Date', { title: 'startdate', width: 112, search: 'range' }],
    REMARK,
    MODIFIED,
  ],
  settings: { open: true, suppliers: 'all' },
  rows: (today) =>
    CHANNELS.map(({ channelid, channelno }) => {
      const draws = drawsOf(9, channelno);
      return [
        channelid,
        {
          feerate: draws.amount(0, 12, 1),
          settledays: draws.of([0, 1, 7, 15, 30], 2),
          startdate: draws.day(today, 2000, -300, 3),
        },
      ];
    }),
};
