import {
  Kind,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ExceededLimit } from '../errors/exceeded-limit.ts';

/** What GraphQL's parser says about a document of more tokens than it may have. */
export const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] \d+ tokens/u;

/**
 * Limits on a document, for every caller. The portal's own largest operation needs at most half of
 * depth, aliases, fields and tokens (a test checks this). The introspection depth is one more than
 * GraphiQL's query needs.
 */
export const DOCUMENT_LIMITS = {
  depth: 12,
  introspectionDepth: 16,
  aliases: 30,
  fields: 1000,
  schemaQueries: 1,
  sdlQueries: 1,
  directives: 100,
  nameLength: 200,
  tokens: 2000,
} as const;

const SIZES = [
  'depth',
  'introspectionDepth',
  'aliases',
  'fields',
  'schemaQueries',
  'sdlQueries',
] as const;
type Size = Record<(typeof SIZES)[number], number>;

const EMPTY_SIZE: Size = {
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  fields: 0,
  schemaQueries: 0,
  sdlQueries: 0,
};
/**
 * Nested fragments can double a count at every level. Counting stops here to keep the numbers
 * finite.
 */
const MAX_COUNTED = 1_000_000;

export interface DocumentMeasure {
  /** The first limit that the document exceeds; null for none. */
  exceeded: ExceededLimit | null;
  /** Whether any part of it reads the schema: `__schema`, `__type` or `_service`. */
  introspects: boolean;
  /** How many selections were visited to measure it. */
  visited: number;
}

/**
 * Measures all operations and fragments of a document, including introspection. A fragment counts
 * at every spread, because that is its cost when executed, but it is visited only once, so that the
 * time is proportional to the length of the document. Unused fragments are measured too, because
 * validation visits them.
 */
export function measureDocument(document: DocumentNode): DocumentMeasure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const sizes = new Map<string, Size>();
  const seen = { introspects: false, visited: 0, directives: 0 };

  function sizeOfFragment(name: string): Size {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    // Set before measuring: it ends the recursion of a fragment that spreads itself, which
    // validation refuses later.
    sizes.set(name, EMPTY_SIZE);
    const fragment = fragments.get(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : EMPTY_SIZE;
    sizes.set(name, size);
    return size;
  }

  function sizeOf({ selections }: SelectionSetNode): Size {
    return selections.map(sizeOfSelection).reduce(addSizes, EMPTY_SIZE);
  }

  function sizeOfSelection(selection: SelectionNode): Size {
    seen.visited += 1;
    seen.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet);
    const name = selection.name.value;
    const below = selection.selectionSet ? sizeOf(selection.selectionSet) : EMPTY_SIZE;
    const aliases = capCount(below.aliases + (selection.alias ? 1 : 0));
    if (name === '__typename') return { ...EMPTY_SIZE, aliases, fields: 1 };
    const counted = {
      ...below,
      aliases,
      depth: below.depth + 1,
      fields: capCount(below.fields + 1),
    };
    if (name === '_service')
      return { ...counted, ...introspection({ sdlQueries: below.sdlQueries + 1 }) };
    if (name !== '__schema' && name !== '__type') return counted;
    const schemaQueries = below.schemaQueries + (name === '__schema' ? 1 : 0);
    return {
      ...counted,
      ...introspection({ depth: 1, introspectionDepth: counted.depth, schemaQueries }),
    };
  }

  function introspection(size: Partial<Size>): Partial<Size> {
    seen.introspects = true;
    return size;
  }

  let exceeded: ExceededLimit | null = nameLengthExceeded(document);
  for (const definition of document.definitions) {
    if (
      definition.kind !== Kind.OPERATION_DEFINITION &&
      definition.kind !== Kind.FRAGMENT_DEFINITION
    )
      continue;
    const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
    const size = isFragment
      ? sizeOfFragment(definition.name.value)
      : sizeOf(definition.selectionSet);
    const isOfSchema = isFragment && definition.typeCondition.name.value.startsWith('__');
    exceeded ??= findExceeded(
      isOfSchema ? { ...size, depth: 0, introspectionDepth: size.depth } : size,
    );
  }
  if (seen.directives > DOCUMENT_LIMITS.directives)
    exceeded ??= exceededLimit('directives', seen.directives);
  return { exceeded, introspects: seen.introspects, visited: seen.visited };
}

function findExceeded(size: Size): ExceededLimit | null {
  const name = SIZES.find((each) => size[each] > DOCUMENT_LIMITS[each]);
  return name === undefined ? null : exceededLimit(name, size[name]);
}

function exceededLimit(name: keyof typeof DOCUMENT_LIMITS, value: number): ExceededLimit {
  return { name, limit: DOCUMENT_LIMITS[name], value };
}

function addSizes(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
    aliases: capCount(one.aliases + other.aliases),
    fields: capCount(one.fields + other.fields),
    schemaQueries: capCount(one.schemaQueries + other.schemaQueries),
    sdlQueries: capCount(one.sdlQueries + other.sdlQueries),
  };
}

function capCount(count: number): number {
  return Math.min(count, MAX_COUNTED);
}

/**
 * Validation messages repeat names, some of them once per mistake, so a long name would be sent
 * back many times.
 */
function nameLengthExceeded(document: DocumentNode): ExceededLimit | null {
  const longest = maxNameLength(document);
  return longest > DOCUMENT_LIMITS.nameLength ? exceededLimit('nameLength', longest) : null;
}

function maxNameLength(document: DocumentNode): number {
  let longest = 0;
  for (let token = document.loc?.startToken ?? null; token !== null; token = token.next)
    if (token.kind === TokenKind.NAME) longest = Math.max(longest, token.end - token.start);
  return longest;
}
