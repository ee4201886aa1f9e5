import { fireEvent, screen } from '@testing-library/react';
import type { SessionChannel } from '../../../../web/platform/session/session-channel.ts';
import { openAccountWorkbench } from '../account/open-account-dialog.ts';
import { errorOf } from '../../support/shell-fixtures.ts';
import type { Answers } from '../../support/fake-gateway.ts';

export const locked = (over: object = {}) => ({
  __typename: 'LockedSession',
  code: 'ops_director',
  name: '林知夏',
  enterpriseName: '样例零售',
  userType: 'STAFF',
  signedInBy: 'PASSWORD',
  singleSignOnUrl: null,
  lockedAt: '2026-06-15T10:00:00+08:00',
  ...over,
});
export const lockAnswer = (session: object | null = locked()) => ({
  data: { sessionLock: { __typename: 'SessionLockPayload', lockedSession: session } },
});
export const unlockAnswer = (attemptsLeft: number | null, code = 'WRONG_CREDENTIALS') => ({
  data: {
    sessionUnlock: {
      __typename: 'SessionUnlockPayload',
      viewer: attemptsLeft === null ? { __typename: 'Viewer', id: 'viewer-1' } : null,
      attemptsLeft,
      userErrors:
        attemptsLeft === null
          ? []
          : [{ __typename: 'UserError', field: ['input', 'password'], code, message: '不对' }],
    },
  },
});
export const refusedAsLocked = () => ({
  data: null,
  errors: [errorOf('SESSION_LOCKED', ['viewer'])],
});

export const pressLock = () =>
  fireEvent.keyDown(window, { code: 'KeyL', key: 'L', altKey: true, shiftKey: true });
export const password = () => screen.findByLabelText<HTMLInputElement>('密码');
/** It covers the page, so its title is that of a page. */
export const lockScreen = () => document.querySelector<HTMLElement>('[role=dialog]:has(h1)');

export function openLockableWorkbench(more: Answers = {}, channel?: SessionChannel) {
  const answers = {
    SessionLock: () => lockAnswer(),
    SessionUnlock: () => unlockAnswer(null),
    ...more,
  };
  return openAccountWorkbench(answers, channel && { channel });
}
