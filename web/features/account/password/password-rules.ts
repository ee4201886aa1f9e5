/**
 * Values of the password form. The rules are the same as in the gateway, which enforces them; here
 * they only guide the user while typing.
 */
export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  repeated: string;
}

/** The minimum length and the minimum number of character kinds of a password. */
export interface PasswordPolicy {
  minimumLength: number;
  minimumKinds: number;
}

/** One rule with its state, to be shown below the field. */
export interface PasswordRule {
  textKey: string;
  /** Inserted into the text. */
  number?: number;
  state: 'met' | 'broken' | 'open';
}

/** The policy if the services do not provide one. */
export const defaultPolicy: PasswordPolicy = { minimumLength: 8, minimumKinds: 3 };

const kinds = [/[A-Z]/u, /[a-z]/u, /[0-9]/u, /[^A-Za-z0-9\s]/u];

/** The state of each rule. A rule about a value that has not been typed yet is open. */
export function rulesOf(
  { oldPassword, newPassword, repeated }: PasswordValues,
  policy: PasswordPolicy,
): PasswordRule[] {
  const judge = (isReady: boolean, isMet: boolean) =>
    isReady ? (isMet ? 'met' : 'broken') : 'open';
  const typed = newPassword !== '';
  const kindCount = kinds.filter((kind) => kind.test(newPassword)).length;
  return [
    {
      textKey: 'pwd.rule.len',
      number: policy.minimumLength,
      state: judge(typed, newPassword.length >= policy.minimumLength),
    },
    {
      textKey: 'pwd.rule.kinds',
      number: policy.minimumKinds,
      state: judge(typed, kindCount >= policy.minimumKinds),
    },
    { textKey: 'pwd.rule.space', state: judge(typed, /^[\x21-\x7e]*$/u.test(newPassword)) },
    {
      textKey: 'pwd.rule.other',
      state: judge(typed && oldPassword !== '', newPassword !== oldPassword),
    },
    { textKey: 'pwd.rule.equal', state: judge(typed && repeated !== '', newPassword === repeated) },
  ];
}
