import { type Change, diff } from '@graphql-inspector/core';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** How a change of the schema affects clients that were written for the released schema. */
export type Effect = 'breaking' | 'dangerous' | 'safe';

export interface SchemaChange {
  effect: Effect;
  /** Coordinate of the element, such as Viewer.jobs. */
  path: string;
  /** A sentence. */
  message: string;
  /** It breaks clients without their having been told by a release before: it must not be made. */
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
}

/** The fields or values of a type. */
function membersOf(type: GraphQLNamedType): readonly Element[] {
  if (isEnumType(type)) return type.getValues();
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

/**
 * Whether the release already said that the element will go. Only removals can be announced in this way.
 */
function wasDeprecated(released: GraphQLSchema, path: string): boolean {
  const [typeName = '', memberName = '', argumentName] = path.split('.');
  const type = released.getType(typeName);
  const named = (elements: readonly Element[], wanted: string) =>
    elements.find(({ name }) => name === wanted);
  const member = named(type === undefined ? [] : membersOf(type), memberName);
  const element = argumentName === undefined ? member : named(member?.args ?? [], argumentName);
  return element?.deprecationReason != null;
}

/**
 * The changes between a released schema and the present one, the worst first. A breaking change is
 * refused unless the release had the element marked as deprecated.
 */
export async function schemaChanges(
  releasedSdl: string,
  presentSdl: string,
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
    .map(({ type, ...change }) => ({
      ...change,
      isRefused:
        change.effect === 'breaking' &&
        !(type.endsWith('_REMOVED') && wasDeprecated(released, change.path)),
    }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.effect) - order.indexOf(other.effect) ||
        one.path.localeCompare(other.path, 'en'),
    );
}
