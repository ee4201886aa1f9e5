import { screen } from '@testing-library/react';

import { signedIn, viewerOf } from '../../../support/shell-fixtures.ts';
import type { Answers } from '../../../support/fake-gateway.ts';

export const commonMenu = (applicationCode: string, menuCode: string) => ({
  __typename: 'CommonMenu',
  menuCode,
  applicationCode,
  moduleCode: `M-${menuCode}`,
});
export const favourite = (at: number) => ({
  __typename: 'Favourite',
  id: `f${at}`,
  moduleCode: `M-${at}`,
  name: `功能 ${at}`,
  i18nCode: null,
  applicationCode: 'OPS',
  applicationName: '门店运营',
  icon: null,
  iconUrl: null,
  applicationLogoUrl: null,
});
export const saved = (commonMenus: unknown[]) => ({
  data: {
    commonMenusSave: {
      __typename: 'CommonMenusSavePayload',
      viewer: { __typename: 'Viewer', id: 'viewer-1', commonMenus },
      userErrors: [],
    },
  },
});
export const refused = (message: string) => ({
  data: {
    commonMenusSave: {
      __typename: 'CommonMenusSavePayload',
      viewer: null,
      userErrors: [{ __typename: 'UserError', message }],
    },
  },
});
export const having = (over: object, more: Answers = {}) => signedIn(viewerOf(over), more);
export const commonLines = () =>
  screen
    .getAllByRole('treeitem')
    .filter((one) => one.getAttribute('aria-level') === '2')
    .map((one) => one.textContent);

export function withResolvers() {
  const resolvers: ((answer: object) => void)[] = [];
  const promise = new Promise<object>((resolve) => {
    resolvers.push(resolve);
  });
  return { promise, resolve: (answer: object) => resolvers.forEach((resolve) => resolve(answer)) };
}
