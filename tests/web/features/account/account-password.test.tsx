import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  rulesOf,
  defaultPolicy,
} from '../../../../web/features/account/password/password-rules.ts';
import { openFromAccountMenu, userError, openAccountWorkbench } from './open-account-dialog.ts';
import type { Answers } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const policy = {
  PasswordPolicy: () =>
    viewerAnswer({
      passwordPolicy: { __typename: 'PasswordPolicy', minimumLength: 10, minimumKinds: 2 },
    }),
};
const changed = (endedSessions: number | null, userErrors: readonly object[] = []) => ({
  data: { passwordChange: { __typename: 'PasswordChangePayload', endedSessions, userErrors } },
});

async function open(more: Answers = {}) {
  const app = await openAccountWorkbench({ ...policy, ...more });
  const dialog = await openFromAccountMenu(app, 'action.password');
  const field = (name: string) =>
    within(dialog).getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  await within(dialog).findByLabelText('旧密码', { selector: 'input' });
  const fillIn = async (oldPassword: string, newPassword: string, repeated = newPassword) => {
    await app.user.type(field('旧密码'), oldPassword);
    await app.user.type(field('新密码'), newPassword);
    await app.user.type(field('再次输入新密码'), repeated);
  };
  const submit = () => app.user.click(within(dialog).getByText('修改密码', { selector: 'button' }));
  return { ...app, dialog, field, fillIn, submit };
}

const states = (values: { oldPassword: string; newPassword: string; repeated: string }) =>
  rulesOf(values, defaultPolicy).map(({ state }) => state);

describe('The rules of a new password', () => {
  it.each([
    ['', '', '', ['open', 'open', 'open', 'open', 'open']],
    ['', 'Abc1', '', ['broken', 'met', 'met', 'open', 'open']],
    ['old', 'abcdefgh', 'abcdefgh', ['met', 'broken', 'met', 'met', 'met']],
    ['old', 'Abcdefg 1', 'Abcdefg', ['met', 'met', 'broken', 'met', 'broken']],
    ['old', '密码Abcdefg1', '', ['met', 'met', 'broken', 'met', 'open']],
    ['Abcdefg1', 'Abcdefg1', 'Abcdefg1', ['met', 'met', 'met', 'broken', 'met']],
  ] as const)(
    'with %o, %o and %o evaluate to %o',
    (oldPassword, newPassword, repeated, expected) => {
      expect(states({ oldPassword, newPassword, repeated })).toEqual(expected);
    },
  );
});

describe('The password dialog', () => {
  it('shows each rule of the policy with its state in words while the user types', async () => {
    const { dialog, fillIn } = await open();
    const rules = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    expect(rules()[0]).toBe('至少 10 位待输入');
    await fillIn('old-Secret', 'abc 1', 'abc');
    expect(rules()).toEqual([
      '至少 10 位未满足',
      '大写、小写、数字、符号中至少 2 种已满足',
      '仅限字母、数字、符号，不含空格未满足',
      '与旧密码不同已满足',
      '两次新密码一致未满足',
    ]);
  });

  it('hides what is typed in all three fields', async () => {
    const { field } = await open();
    const types = ['旧密码', '新密码', '再次输入新密码'].map((name) => field(name).type);
    expect(types).toEqual(['password', 'password', 'password']);
  });

  it('works with password managers and lets a password be pasted', async () => {
    const { user, field } = await open();
    expect(['旧密码', '新密码', '再次输入新密码'].map((name) => field(name).autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    field('新密码').focus();
    await user.paste('from-a-Manager1');
    expect(field('新密码').value).toBe('from-a-Manager1');
  });

  it('names missing or mismatching fields, focuses the first one and sends nothing', async () => {
    const { user, dialog, field, submit, gateway } = await open();
    await user.type(field('旧密码'), 'Secret-1');
    await user.type(field('新密码'), 'Secret-1');
    await submit();
    expect(await within(dialog).findByText('新密码不能与旧密码相同')).toBeTruthy();
    expect(within(dialog).getByText('请再次输入新密码')).toBeTruthy();
    expect(document.activeElement).toBe(field('新密码'));
    await user.type(field('再次输入新密码'), 'other');
    await submit();
    expect(await within(dialog).findByText('两次新密码不一致')).toBeTruthy();
    expect(gateway.operations()).not.toContain('PasswordChange');
  });

  it('shows the refusal of the gateway at its field', async () => {
    const { fillIn, submit, field, dialog } = await open({
      PasswordChange: () =>
        changed(null, [userError('oldPassword', '旧密码不正确', 'WRONG_CREDENTIALS')]),
    });
    await fillIn('wrong', 'New-Secret-1');
    await submit();
    await within(dialog).findByText('旧密码不正确');
    expect(field('旧密码').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('旧密码')));
  });

  it('reports how many other sessions ended, and sends the passwords exactly as typed', async () => {
    const { fillIn, submit, dialog, gateway } = await open({ PasswordChange: () => changed(2) });
    await fillIn(' old ', 'New-Secret-1');
    await submit();
    expect(
      (await within(dialog).findByText('密码已修改，其他 2 个登录已退出。')).getAttribute('role'),
    ).toBe('status');
    expect(within(dialog).queryByLabelText('旧密码')).toBeNull();
    expect(
      gateway.requests.find(({ operation }) => operation === 'PasswordChange')?.variables,
    ).toEqual({
      input: { oldPassword: ' old ', newPassword: 'New-Secret-1' },
    });
  });

  it('reports that the gateway was not reached, and keeps the input', async () => {
    const { fillIn, submit, dialog, field } = await open({
      PasswordChange: () => new TypeError('Failed to fetch'),
    });
    await fillIn('old', 'New-Secret-1');
    await submit();
    expect(await within(dialog).findByText(/请检查网络/u)).toBeTruthy();
    expect(field('新密码').value).toBe('New-Secret-1');
  });
});
