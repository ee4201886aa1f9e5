import { readFileSync } from 'node:fs';
import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { DEFAULT_MESSAGES } from '../../gateway/errors/gateway-error.ts';
import { PASSED_ON } from '../../gateway/errors/format-error.ts';
import { portalSchema } from '../../gateway/schema.ts';

const type = portalSchema.getType('ErrorCode');
const inSchema = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
const answered = new Set([...Object.keys(DEFAULT_MESSAGES), ...PASSED_ON]);

test('the schema lists every error code that the gateway answers with, and no other', () => {
  expect(inSchema.toSorted()).toEqual([...answered].toSorted());
});

test('the documentation for integrators explains every error code', () => {
  const page = readFileSync(new URL('../../docs/integrating.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` /gmu)].map(([, code]) => code);
  expect(rows.toSorted()).toEqual(inSchema.toSorted());
});
