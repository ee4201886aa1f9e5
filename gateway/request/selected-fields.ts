import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Whether the query selects a field below this one, so that its data can be loaded early. Follows
 * fragments and ignores `@include` and `@skip`: a needless load costs one call and nothing else.
 */
export function isSelected(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[],
): boolean {
  return info.fieldNodes.some(({ selectionSet }) => selects(selectionSet, path, info));
}

function selects(
  set: SelectionSetNode | undefined,
  path: readonly string[],
  info: Pick<GraphQLResolveInfo, 'fragments'>,
): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return selects(info.fragments[selection.name.value]?.selectionSet, path, info);
    if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet, path, info);
    return selection.name.value === name && selects(selection.selectionSet, rest, info);
  });
}
