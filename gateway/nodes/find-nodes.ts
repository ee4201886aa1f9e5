import {
  isAbstractType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { GatewayError, type ErrorCode } from '../errors/gateway-error.ts';
import { nullIfNotAvailable } from '../errors/refusals.ts';
import type { Context } from '../request/context.ts';
import { typeOfId } from '../request/ids.ts';
import { localNodeId } from '../request/node-ids.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';

/** Maximum ids in one `nodes`. */
const MAX_NODES = 100;

/** Errors that would tell an object that the account may not see from one that does not exist. */
const HIDDEN: ReadonlySet<ErrorCode> = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

/** What the federation library keeps of `__resolveReference`. */
interface NodeExtensions {
  apollo?: { subgraph?: { resolveReference?: ResolveReference } };
}
type ResolveReference = (
  reference: { __typename: string; id: string },
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<object | null> | object | null;

/** The object with an id; null when there is none that the account may see. */
export async function findNode(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<never> {
  requireSignedIn(context);
  const idType = typeOfId(id);
  const local = idType === '' ? null : localNodeId(idType, id, context);
  const types = local === null ? [] : typesOf(idType, info);
  for (const type of types) {
    const found = await referenced(type, local ?? '', context, info);
    if (found !== null) return { ...found, __typename: type.name } as never;
  }
  return null as never;
}

/** The objects with these ids, each on its own: a service that fails leaves the others as they are. */
export function findNodes(
  ids: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<never>[] {
  requireSignedIn(context);
  if (ids.length > MAX_NODES)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'tooManyValues', {
      name: 'ids',
      limit: MAX_NODES,
      value: ids.length,
    });
  return ids.map((id) => findNode(id, context, info));
}

/** The object types that ids of a type may name: one, or all kinds of a shared one such as Card. */
function typesOf(idType: string, { schema }: GraphQLResolveInfo): readonly GraphQLObjectType[] {
  const type = schema.getType(idType);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}

/** Asks the domain of a type, in the same way as another subgraph would. */
async function referenced(
  type: GraphQLObjectType,
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const { apollo } = type.extensions as NodeExtensions;
  try {
    const reference = { __typename: type.name, id };
    return (await apollo?.subgraph?.resolveReference?.(reference, context, info)) ?? null;
  } catch (error) {
    if (error instanceof GatewayError && HIDDEN.has(error.code)) return null;
    return nullIfNotAvailable(error);
  }
}
