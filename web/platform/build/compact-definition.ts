import {
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  Kind,
  print,
  type SelectionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type {
  CompactArgument,
  CompactDefinition,
  CompactDirective,
  CompactSelection,
  CompactValue,
  CompactVariable,
} from '../apollo/definition-of.ts';

/** Writes a definition in the short form that `definitionOf` reads. */
export function compactDefinition(definition: DefinitionNode): CompactDefinition {
  if (definition.kind === Kind.FRAGMENT_DEFINITION)
    return [
      definition.name.value,
      definition.typeCondition.name.value,
      definition.selectionSet.selections.map(compactSelection),
    ];
  if (definition.kind === Kind.OPERATION_DEFINITION && definition.name)
    return [
      definition.name.value,
      definition.operation,
      (definition.variableDefinitions ?? []).map(compactVariable),
      definition.selectionSet.selections.map(compactSelection),
    ];
  throw new Error(
    `A document of the portal has an operation without a name, or ${definition.kind}.`,
  );
}

function compactSelection(selection: SelectionNode): CompactSelection {
  const directives = selection.directives?.map(compactDirective) ?? [];
  if (selection.kind === Kind.FRAGMENT_SPREAD)
    return withoutRest([`...${selection.name.value}`, 0, 0, 0, someOf(directives)]);
  if (selection.kind === Kind.INLINE_FRAGMENT)
    return withoutRest([
      '...',
      selection.typeCondition?.name.value ?? 0,
      selection.selectionSet.selections.map(compactSelection),
      someOf(directives),
    ]);
  const { name, selectionSet, arguments: given = [], alias } = selection;
  return withoutRest([
    name.value,
    selectionSet?.selections.map(compactSelection) ?? 0,
    someOf(given.map(compactArgument)),
    alias?.value ?? 0,
    someOf(directives),
  ]);
}

const compactDirective = ({ name, arguments: given = [] }: DirectiveNode): CompactDirective => [
  name.value,
  given.map(compactArgument),
];

const compactArgument = ({ name, value }: ArgumentNode): CompactArgument => [
  name.value,
  compactValue(value),
];

const compactValue = (value: ValueNode): CompactValue =>
  value.kind === Kind.VARIABLE ? `$${value.name.value}` : value;

const compactVariable = ({
  variable,
  type,
  defaultValue,
}: VariableDefinitionNode): CompactVariable => [
  variable.name.value,
  print(type),
  ...(defaultValue ? ([defaultValue] as const) : ([] as const)),
];

const someOf = <Item>(items: readonly Item[]): readonly Item[] | 0 =>
  items.length > 0 ? items : 0;

/** Leaves out zeros at the end; a name alone needs no list. */
function withoutRest(parts: readonly [string, ...unknown[]]): CompactSelection {
  const last = parts.findLastIndex((part) => part !== 0);
  return last === 0 ? parts[0] : (parts.slice(0, last + 1) as unknown as CompactSelection);
}
