import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  Source,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { portalSdl } from '../../gateway/schema.ts';
import { deprecatedUses, portalSources } from '../../scripts/schema/deprecated-uses.ts';

const schema = buildSchema(portalSdl);

interface Element {
  coordinate: string;
  owner: string;
  isInput: boolean;
  field: GraphQLField<unknown, unknown> | GraphQLInputField;
}

const elements: Element[] = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__')) return [];
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const fields: Element['field'][] = Object.values(type.getFields());
  return fields.map((field) => ({
    coordinate: `${type.name}.${field.name}`,
    owner: type.name,
    isInput: isInputObjectType(type),
    field,
  }));
});
const current = elements.filter(({ field }) => field.deprecationReason == null);

/** How descriptions say when a field is null, or all fields of a type. */
const SAYS_WHEN = /\bnull\b|\bwithout\b/iu;

/** Orders of the caller rather than states. */
const ORDERS = ['ImportConfirmInput.onlyGood', 'SheetSaveInput.submit'];

describe('The schema', () => {
  it('mentions no REST path or name in what clients read', () => {
    expect(portalSdl.match(/.*\bREST\b.*/gu) ?? []).toEqual([]);
  });

  it('says of each nullable field when it is null', () => {
    // What these types say of themselves: a field is null when its service or mutation fails.
    const general = new Set(['Query', 'Mutation', 'Viewer']);
    const silent = current.filter(
      ({ owner, isInput, field }) =>
        !isInput &&
        !general.has(owner) &&
        !isNonNullType(field.type) &&
        !SAYS_WHEN.test(field.description ?? '') &&
        !SAYS_WHEN.test(schema.getType(owner)?.description ?? ''),
    );
    expect(silent.map(({ coordinate }) => coordinate)).toEqual([]);
  });

  it('keeps what other mutations of a request have done: payloads can be null', () => {
    const strict = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) =>
      isNonNullType(type),
    );
    expect(strict.map(({ name }) => name)).toEqual([]);
  });

  it('names truth values is… or has…, except orders', () => {
    const odd = current.filter(
      ({ field }) =>
        getNamedType(field.type).name === 'Boolean' && !/^(is|has)[A-Z]/u.test(field.name),
    );
    expect(odd.map(({ coordinate }) => coordinate).toSorted()).toEqual(ORDERS);
  });

  it('says of each deprecated element since when it is, what to use, and until when it exists', () => {
    const reasons = [...portalSdl.matchAll(/@deprecated\(\s*reason:\s*"([^"]*)"/gu)];
    const format = /^Since (\d{4}-\d\d-\d\d): use `[\w.]+`.*\. Removed after (\d{4}-\d\d-\d\d)\.$/u;
    const odd = reasons.filter(([, reason = '']) => {
      const [, since = '', last = ''] = format.exec(reason) ?? [];
      // Integrators get at least half a year.
      return last === '' || Date.parse(last) - Date.parse(since) < 180 * 24 * 3_600_000;
    });
    expect(reasons.length).toBeGreaterThan(15);
    expect(odd.map(([text]) => text)).toEqual([]);
  });

  it('names with each deprecated field its replacement, which exists and is not deprecated', () => {
    const deprecated = elements.filter(({ field }) => field.deprecationReason != null);
    expect(deprecated.length).toBeGreaterThan(10);
    const lost = deprecated.filter(({ owner, field }) => {
      const named = /^Since \d{4}-\d\d-\d\d: use `([\w.]+)`/u.exec(
        field.deprecationReason ?? '',
      )?.[1];
      const coordinate = named?.includes('.') === true ? named : `${owner}.${named ?? ''}`;
      return !current.some(
        (element) => element.coordinate === coordinate.split('.').slice(0, 2).join('.'),
      );
    });
    expect(lost.map(({ coordinate }) => coordinate)).toEqual([]);
  });
});

describe('Operations on deprecated fields', () => {
  it('are not among those of the portal and of the playground', () => {
    expect(deprecatedUses(schema, portalSources())).toEqual([]);
  });

  it('are found with file, line and replacement', () => {
    const text = 'query {\n viewer { settings { englishOffered hasEnglish } } }';
    expect(deprecatedUses(schema, [new Source(text, 'one.graphql')])).toEqual([
      {
        file: 'one.graphql',
        line: 2,
        message:
          'The field PortalSettings.englishOffered is deprecated. Since 2026-11-25: use `hasEnglish`. Removed after 2027-05-31.',
      },
    ]);
  });
});
