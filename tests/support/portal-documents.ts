import { readdirSync, readFileSync } from 'node:fs';
import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** All operations and fragments of the portal. */
function portalDefinitions(): Definition[] {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    // The playground's examples are texts for its editor.
    (file) => file.endsWith('.graphql') && !file.startsWith('features/playground/examples/'),
  );
  return parse(files.map((file) => readFileSync(`web/${file}`, 'utf8')).join('\n'))
    .definitions as Definition[];
}

/** An operation of the portal with the fragments that it uses, as the browser sends it. */
export function portalDocument(name: string, definitions = portalDefinitions()): DocumentNode {
  const wanted = new Set<string>();
  const collect = (found: string): void => {
    const definition = definitions.find((each) => each.name?.value === found);
    if (definition === undefined || wanted.has(found)) return;
    wanted.add(found);
    visit(definition, { FragmentSpread: (spread) => collect(spread.name.value) });
  };
  collect(name);
  return {
    kind: Kind.DOCUMENT,
    definitions: definitions.filter((each) => wanted.has(each.name?.value ?? '')),
  };
}

/** All operations of the portal, each with its fragments. */
export function portalDocuments(): { name: string; document: DocumentNode }[] {
  const definitions = portalDefinitions();
  return definitions.flatMap((definition) => {
    const name = definition.name?.value;
    if (definition.kind !== Kind.OPERATION_DEFINITION || name === undefined) return [];
    return [{ name, document: portalDocument(name, definitions) }];
  });
}
