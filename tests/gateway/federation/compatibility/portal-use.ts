import { Kind, parse, visit, type DirectiveNode, type NamedTypeNode } from 'graphql';

interface Applied {
  directive: DirectiveNode;
  /** The type or `Type.field` that has it. */
  at: string;
}

/** Counts what the portal's own schema has of a feature, in the words of docs/federation.md. */
export function portalUse(sdl: string): (feature: string) => string {
  const applied = directivesOf(sdl);
  const named = (name: string) => applied.filter(({ directive }) => directive.name.value === name);
  const keys = named('key').map(({ directive, at }) => ({
    at,
    fields: argument(directive, 'fields') ?? '',
  }));
  const typesWith = (pattern: RegExp) =>
    new Set(keys.filter(({ fields }) => pattern.test(fields)).map(({ at }) => at));
  const repeated = keys.filter(({ at }, index) => keys.findIndex((key) => key.at === at) < index);
  const counted = (types: ReadonlySet<string>) =>
    types.size === 0 ? 'no' : `${String(types.size)} types`;
  const own: Readonly<Record<string, () => string>> = {
    _service: () => 'yes',
    '@key (single)': () => counted(typesWith(/^\w+$/u)),
    '@key (multi)': () => counted(typesWith(/^\w+ \w/u)),
    '@key (composite)': () => counted(typesWith(/\{/u)),
    'repeatable @key': () => counted(new Set(repeated.map(({ at }) => at))),
    'federated tracing': () => 'off',
    '@link': () =>
      named('link')
        .map(({ directive }) => argument(directive, 'url')?.replace(/^.*\/federation\//u, ''))
        .join(', '),
  };
  return (feature) => {
    const count = own[feature];
    if (count !== undefined) return count();
    const places = named(feature.slice(1)).map(({ at }) => `\`${at}\``);
    return places.length === 0 ? 'no' : places.join(', ');
  };
}

function argument(directive: DirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((each) => each.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** The directives of a schema with the type or field that they are applied to. */
function directivesOf(sdl: string): Applied[] {
  const found: Applied[] = [];
  visit(parse(sdl), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!('directives' in node)) return;
      const owner = ancestors
        .flat()
        .filter((each) => 'name' in each && each.kind.endsWith('TypeDefinition'))
        .map((each) => (each as NamedTypeNode).name.value);
      const name = 'name' in node ? [node.name.value] : ['schema'];
      const at = [...owner, ...name].join('.');
      for (const directive of node.directives) found.push({ directive, at });
    },
  });
  return found;
}
