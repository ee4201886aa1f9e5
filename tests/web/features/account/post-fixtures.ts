import { post, sessionOf, userError } from './open-account-dialog.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import type { Answers } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';

export const posts = [post('P1', '营运总监'), post('P2', '采购员', '采购部')];
const buyer = viewerOf({
  mainPost: post('P2', '采购员', '采购部'),
  session: sessionOf('P2~') as never,
});

const switched = (scope: string) => ({
  data: {
    postSwitch: {
      __typename: 'PostSwitchPayload',
      viewer: { __typename: 'Viewer', id: 'viewer-1', session: { __typename: 'Session', scope } },
      userErrors: [],
    },
  },
});
export const refused = (message: string) => ({
  data: {
    postSwitch: {
      __typename: 'PostSwitchPayload',
      viewer: null,
      userErrors: [userError('shopCode', message, 'SHOP_REQUIRED')],
    },
  },
});

/** A gateway whose session has one of two posts and refuses requests for the other one. */
export function gatewayOfTwo(more: Answers = {}) {
  let scope = 'P1~';
  const state = { switchTo: (next: string) => (scope = next) };
  function switchTo({ input }: Readonly<Record<string, unknown>>) {
    scope = `${(input as { postCode: string }).postCode}~`;
    return switched(scope);
  }
  const answers: Answers = {
    Workbench: () => ({ data: { viewer: scope === 'P1~' ? viewerOf() : buyer } }),
    Posts: () => viewerAnswer({ posts }),
    ShopsOfPost: () => viewerAnswer({ shopsOfPost: [] }),
    PostSwitch: switchTo,
    PresentScope: () =>
      viewerAnswer({ ...(scope === 'P1~' ? viewerOf() : buyer), applications: undefined }),
    ...more,
  };
  return { answers, state, switchTo, scope: () => scope };
}
