import { type Change, diff } from '@graphql-inspector/core';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** How a change of the schema affects clients that were written for the released schema. */
export type Effect = 'breaking' | 'dangerous' | 'safe';

export interface SchemaChange {
  effect: Effect;
  /** The kind of change as graphql-inspector calls it, such as FIELD_ADDED. */
  type: string;
  /** Coordinate of the element, such as Viewer.jobs. */
  path: string;
  /** A sentence. */
  message: string;
  /** It breaks clients before the date that a release has announced: it must not be made. */
  isRefused: boolean;
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  BREAKING: 'breaking',
  DANGEROUS: 'dangerous',
  NON_BREAKING: 'safe',
};
/**
 * Descriptions are no part of what programs rely on, and what a directive says is a change of its
 * own.
 */
const isListed = (type: string) =>
  !type.includes('DESCRIPTION') && !type.startsWith('DIRECTIVE_USAGE');

interface Element {
  name: string;
  deprecationReason?: string | null | undefined;
  args?: readonly Element[];
  /** Values of enums have none. */
  type?: GraphQLType;
}

/** The fields or values of a type. */
function membersOf(type: GraphQLNamedType): readonly Element[] {
  if (isEnumType(type)) return type.getValues();
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

/** The end of a reason in `@deprecated`: the last day on which the element is promised to exist. */
const LAST_DAY = /\. Removed after (\d{4}-\d\d-\d\d)\.$/u;

/** The last day of a deprecated element; null if it is not deprecated, or for no certain time. */
const lastDayOf = ({ deprecationReason }: Pick<Element, 'deprecationReason'>) =>
  LAST_DAY.exec(deprecationReason ?? '')?.[1] ?? null;

/** The field, argument or value with this coordinate. */
function elementAt(schema: GraphQLSchema, path: string): Element | undefined {
  const [typeName = '', memberName = '', argumentName] = path.split('.');
  const type = schema.getType(typeName);
  const named = (elements: readonly Element[], wanted: string) =>
    elements.find(({ name }) => name === wanted);
  const member = named(type === undefined ? [] : membersOf(type), memberName);
  return argumentName === undefined ? member : named(member?.args ?? [], argumentName);
}

/** The reasons of all deprecated elements, by coordinate. */
export function deprecatedElements(schema: GraphQLSchema): Map<string, string> {
  const elements = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => membersOf(type).map((member) => withPath(`${type.name}.`, member)))
    .flatMap((member) => [
      member,
      ...(member.args ?? []).map((argument) => withPath(`${member.path}.`, argument)),
    ]);
  return new Map(
    elements
      .filter(({ deprecationReason }) => deprecationReason != null)
      .map(({ path, deprecationReason }) => [path, deprecationReason ?? '']),
  );
}

const withPath = (parent: string, { name, args, deprecationReason }: Element) => ({
  path: `${parent}${name}`,
  args,
  deprecationReason,
});

/**
 * Whether the release announced that the element will go, for a day that is over. A type cannot be
 * deprecated: it may go when everything that leads to it may.
 */
function hasExpired(released: GraphQLSchema, path: string, today: string): boolean {
  const isOver = (element: Element | undefined) => {
    const lastDay = element === undefined ? null : lastDayOf(element);
    return lastDay !== null && lastDay < today;
  };
  if (path.includes('.')) return isOver(elementAt(released, path));
  const users = Object.values(released.getTypeMap())
    .filter(({ name }) => name !== path && !name.startsWith('__'))
    .flatMap(membersOf)
    .flatMap((member) => [member, ...(member.args ?? [])])
    .filter(({ type }) => type !== undefined && getNamedType(type).name === path);
  return users.length > 0 && users.every(isOver);
}

/**
 * The changes between a released schema and the present one, the worst first. A breaking change is
 * refused unless it removes what the release had marked as deprecated until a day before `today`.
 */
export async function schemaChanges(
  releasedSdl: string,
  presentSdl: string,
  today: string,
): Promise<SchemaChange[]> {
  const released = buildSchema(releasedSdl);
  const changes: readonly Change[] = await diff(released, buildSchema(presentSdl));
  const order = Object.values(EFFECTS);
  return changes
    .map(({ type, path = '', message, criticality }) => ({
      type: String(type),
      path,
      message,
      effect: EFFECTS[criticality.level] ?? 'breaking',
    }))
    .filter(({ type }) => isListed(type))
    .map((change) => ({
      ...change,
      isRefused:
        change.effect === 'breaking' &&
        !(change.type.endsWith('_REMOVED') && hasExpired(released, change.path, today)),
    }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.effect) - order.indexOf(other.effect) ||
        one.path.localeCompare(other.path, 'en'),
    );
}
