import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema/published/portal.graphql', 'utf8'));
const all = Object.values(schema.getTypeMap());
const inputs = all.filter((type) => isInputObjectType(type));
const elements = [...inputs, ...all.filter((type) => isObjectType(type))].flatMap((type) => [
  type.name,
  ...Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
]);

test('the ways to prove who one is have these inputs, and no others', () => {
  const withPassword = inputs
    .map((type) => [type.name, Object.keys(type.getFields())] as const)
    .filter(([, fields]) => fields.some((field) => /password/iu.test(field)));
  expect(Object.fromEntries(withPassword)).toEqual({
    PasswordChangeInput: ['oldPassword', 'newPassword'],
    SessionConfirmInput: ['password'],
    SessionSignInInput: ['enterpriseCode', 'account', 'password', 'userType'],
    SessionUnlockInput: ['password'],
  });
});

test('the schema has no hints for passwords and no secret questions', () => {
  expect(elements.length).toBeGreaterThan(500);
  const suspect =
    /passwordHint|hintOfPassword|secretQuestion|securityQuestion|secretAnswer|securityAnswer|recovery|reminder/iu;
  expect(elements.filter((name) => suspect.test(name))).toEqual([]);
});
