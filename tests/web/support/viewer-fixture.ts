import type { Viewer } from '../../../web/platform/session/ViewerContext.tsx';

export const viewer: Viewer = {
  id: 'viewer-1',
  code: 'ops_director',
  name: '林知夏',
  userType: 'STAFF',
  signedInAt: '2026-11-20T00:32:00Z',
  avatarUrl: null,
  hasPlayground: true,
  hasApiTokens: true,
  hasWebhooks: true,
  missingFeatures: [],
  enterprise: {
    id: 'e1',
    code: '100001',
    name: '样例零售集团',
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    today: '2026-11-20',
  },
  mainPost: { code: 'P0002', name: '营运总监', departmentName: '营运中心' },
  shop: null,
  shopMode: 'BOTH',
  session: {
    signedInBy: 'PASSWORD',
    idleMinutes: 480,
    endsAt: '2026-11-21T00:32:00Z',
    scope: 'P0002~',
    isLockable: true,
  },
  settings: null,
};
