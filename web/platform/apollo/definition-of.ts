import type { DefinitionNode } from 'graphql';

/**
 * Definitions of GraphQL documents as the build writes them, in a third of the text: most of a
 * document are kinds that follow from the place.
 *
 * - A field is its name, or a list: name, selections, arguments, alias, directives; 0 for none.
 * - A fragment spread is a field with the name `...name`; an inline fragment is a list with `...`,
 *   type, selections and directives.
 * - An argument is a list of name and value; a variable is `$name`, other values are nodes.
 */
export type CompactDefinition =
  | readonly [name: string, type: string, selections: readonly CompactSelection[]]
  | readonly [
      name: string,
      operation: string,
      variables: readonly CompactVariable[],
      selections: readonly CompactSelection[],
    ];
/** The type as it is written, such as `[String!]!`. */
export type CompactVariable = readonly [name: string, type: string, defaultValue?: CompactValue];
export type CompactSelection =
  | string
  | readonly [
      name: string,
      second?: readonly CompactSelection[] | string | 0,
      third?: readonly CompactArgument[] | readonly CompactSelection[] | 0,
      fourth?: string | readonly CompactDirective[] | 0,
      directives?: readonly CompactDirective[] | 0,
    ];
export type CompactArgument = readonly [name: string, value: CompactValue];
export type CompactDirective = readonly [name: string, arguments: readonly CompactArgument[]];
export type CompactValue = string | object;

/** The definition as graphql-js has it. */
export function definitionOf(compact: CompactDefinition): DefinitionNode {
  const [name, second, third, fourth] = compact;
  return (
    fourth
      ? {
          ...named('OperationDefinition', name),
          operation: second,
          variableDefinitions: (third as readonly CompactVariable[]).map(variableOf),
          selectionSet: selectionSetOf(fourth),
        }
      : {
          ...named('FragmentDefinition', name),
          typeCondition: named('NamedType', second),
          selectionSet: selectionSetOf(third as readonly CompactSelection[]),
        }
  ) as DefinitionNode;
}

const named = (kind: string, value: string) => ({ kind, name: { kind: 'Name', value } });

const selectionSetOf = (selections: readonly CompactSelection[]) => ({
  kind: 'SelectionSet',
  selections: selections.map(selectionOf),
});

function selectionOf(selection: CompactSelection): object {
  const [name, second, third, fourth, fifth] =
    typeof selection === 'string' ? ([selection] as const) : selection;
  if (name === '...')
    return {
      kind: 'InlineFragment',
      ...(second && { typeCondition: named('NamedType', second as string) }),
      ...directivesOf(fourth as readonly CompactDirective[] | undefined),
      selectionSet: selectionSetOf(third as readonly CompactSelection[]),
    };
  if (name.startsWith('...'))
    return { ...named('FragmentSpread', name.slice(3)), ...directivesOf(fifth) };
  return {
    ...named('Field', name),
    ...(fourth && { alias: { kind: 'Name', value: fourth } }),
    ...(third && { arguments: (third as readonly CompactArgument[]).map(argumentOf) }),
    ...directivesOf(fifth),
    ...(second && { selectionSet: selectionSetOf(second as readonly CompactSelection[]) }),
  };
}

const directivesOf = (directives: readonly CompactDirective[] | 0 | undefined) =>
  directives && {
    directives: directives.map(([name, given]) => ({
      ...named('Directive', name),
      arguments: given.map(argumentOf),
    })),
  };

const argumentOf = ([name, value]: CompactArgument) => ({
  ...named('Argument', name),
  value: valueOf(value),
});

const valueOf = (value: CompactValue) =>
  typeof value === 'string' ? named('Variable', value.slice(1)) : value;

function variableOf([name, type, defaultValue]: CompactVariable) {
  return {
    kind: 'VariableDefinition',
    variable: named('Variable', name),
    type: typeOf(type),
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

function typeOf(type: string): object {
  if (type.endsWith('!')) return { kind: 'NonNullType', type: typeOf(type.slice(0, -1)) };
  return type.startsWith('[')
    ? { kind: 'ListType', type: typeOf(type.slice(1, -1)) }
    : named('NamedType', type);
}
