import type { ModuleQuery } from '../../../web/features/shell/tabs/module/Module.gen.ts';
import type { WorkbenchQuery } from '../../../web/features/shell/Workbench.gen.ts';
import type { Answers } from './fake-gateway.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;
type Application = NonNullable<Viewer['applications']>[number];
type MenuNode = NonNullable<Application['menus']>[number];
type Module = NonNullable<NonNullable<ModuleQuery['viewer']>['module']>;

export const leaf = (
  code: string,
  name: string,
  ...parentCodes: string[]
): MenuNode & { __typename: string } => ({
  __typename: 'MenuNode',
  id: `menu-${code}`,
  code,
  name,
  i18nCode: null,
  parentCodes,
  isLeaf: true,
  moduleCode: `M-${code}`,
  icon: null,
});

export const group = (code: string, name: string, ...parentCodes: string[]) => ({
  ...leaf(code, name, ...parentCodes),
  isLeaf: false,
  moduleCode: null,
});

export const operations = {
  __typename: 'Application',
  id: 'app-ops',
  code: 'OPS',
  name: '门店运营',
  i18nCode: 'app_ops',
  logoUrl: null,
  homeModuleCode: null,
  menus: [
    group('daily', '门店日常'),
    leaf('order', '要货申请', 'daily'),
    group('count', '盘点任务', 'daily'),
    leaf('plan', '盘点计划', 'daily', 'count'),
    group('report', '经营报表'),
    leaf('sales', '日销报表', 'report'),
    leaf('price', '价格查询'),
  ],
};

export const purchasing = {
  ...operations,
  id: 'app-pur',
  code: 'PUR',
  name: '采购管理',
  i18nCode: null,
  homeModuleCode: 'M-dash',
  menus: [leaf('po', '采购订单')],
};

export function viewerOf(over: Partial<Viewer> = {}) {
  return {
    __typename: 'Viewer',
    id: 'viewer-1',
    code: 'ops_director',
    name: '林知夏',
    userType: 'STAFF',
    signedInAt: '2026-06-15T09:00:00+08:00',
    avatarUrl: null,
    hasPlayground: true,
    hasApiTokens: true,
    hasWebhooks: true,
    missingFeatures: [],
    enterprise: {
      __typename: 'Enterprise',
      id: 'e1',
      code: '100001',
      name: '样例零售',
      timeZone: 'Asia/Shanghai',
      currency: 'CNY',
      today: '2026-06-15',
    },
    session: {
      __typename: 'Session',
      signedInBy: 'PASSWORD',
      idleMinutes: 30,
      endsAt: '2099-01-01T00:00:00+08:00',
      scope: 'P1~',
      isLockable: true,
    },
    mainPost: {
      __typename: 'Post',
      id: 'p1',
      code: 'P1',
      name: '营运总监',
      departmentName: '营运中心',
    },
    shop: null,
    shopMode: 'MULTIPLE',
    settings: {
      __typename: 'PortalSettings',
      clientId: 'sample',
      clientName: '样例零售集团',
      menuMode: 'LEFT',
      hasEnglish: true,
      hasMessagesOnly: false,
    },
    languagePacks: [],
    commonMenus: [],
    favourites: [],
    // Null as if too slow for the shell request, so that Counters requests them separately.
    pendingApprovals: null,
    taskCounts: null,
    unreadMessages: null,
    applications: [operations, purchasing],
    ...over,
  };
}

export const supplier = viewerOf({
  id: 'viewer-2',
  code: 'v10001',
  name: '新绿农业',
  userType: 'SUPPLIER',
  mainPost: null,
  shopMode: 'NONE',
});

export const errorOf = (code: string, path: string[], more: object = {}) => ({
  message: code,
  path,
  extensions: { code, requestId: 'r-1', ...more },
});

/** The menus of one application, requested separately. */
export const menusOf = ({ id, menus }: { id: string; menus: readonly object[] }) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'viewer-1',
      application: { __typename: 'Application', id, menus },
    },
  },
});

export const moduleAnswer = (
  code: unknown,
  target: object,
  own: object = { name: 'x', i18nCode: null },
) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'viewer-1',
      module: {
        __typename: 'Module',
        id: `module-${String(code)}`,
        code,
        ...own,
        target,
      } as unknown as Module,
    },
  },
});

export const wrongLogin = (code: string, message: string) => ({
  data: {
    sessionSignIn: {
      __typename: 'SessionSignInPayload',
      viewer: null,
      userErrors: [{ __typename: 'UserError', field: null, code, message }],
    },
  },
});

/** What a sign-in answers for the first queries of the workbench. */
export const firstAsked = {
  enterprise: { __typename: 'Enterprise', id: 'enterprise-1', today: '2026-06-15' },
  session: { __typename: 'Session', scope: 'P0002~' },
};

export const goodLogin = (userType: 'STAFF' | 'SUPPLIER') => ({
  data: {
    sessionSignIn: {
      __typename: 'SessionSignInPayload',
      viewer: {
        __typename: 'Viewer',
        id: userType === 'STAFF' ? 'viewer-1' : 'viewer-2',
        userType,
        ...firstAsked,
      },
      userErrors: [],
    },
  },
});

/**
 * The answers of a gateway with a signed-in user. By default every module opens a screen that this
 * version does not know.
 */
export function signedIn(viewer: object = viewerOf(), more: Answers = {}): Answers {
  return {
    Workbench: () => ({ data: { viewer } }),
    SignedInViewer: () => ({ data: { viewer } }),
    LanguagePacks: () => ({
      data: { viewer: { __typename: 'Viewer', id: 'viewer-1', languagePacks: [] } },
    }),
    Home: () => ({
      data: {
        viewer: {
          __typename: 'Viewer',
          id: (viewer as { id?: string }).id,
          dashboard: null,
          panel: null,
        },
      },
    }),
    Module: ({ code }) =>
      moduleAnswer(code, {
        __typename: 'BuiltInScreen',
        screen: `screen of ${String(code)}`,
        parameters: [],
      }),
    SignOut: () => ({
      data: { sessionSignOut: { __typename: 'SessionSignOutPayload', userType: 'STAFF' } },
    }),
    ...more,
  };
}

export const nobody: Answers = {
  Workbench: () => ({ data: { viewer: null } }),
  SignedInViewer: () => ({ data: { viewer: null } }),
};
