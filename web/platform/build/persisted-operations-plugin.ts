import { fileURLToPath } from 'node:url';
import { type DefinitionNode, type DocumentNode, Kind, print } from 'graphql';
import type { Plugin } from 'vite';
import { compactDefinition } from './compact-definition.ts';
import {
  persistedOperation,
  persistedText,
  type PersistedOperation,
} from './persisted-operation.ts';

interface Options {
  /** Operations that are sent as text, without Apollo Client and without `__typename`. */
  texts: readonly string[];
  /** Files whose documents are sent without `__typename`, as a pattern of paths. */
  sentAsWritten: RegExp;
}

/** Where the gateway finds the manifest. Files of folders with a dot are not served. */
const MANIFEST = '.vite/persisted-operations.json';
const FRAGMENT = 'virtual:fragment/';
/** What reads the short form of definitions in the browser. */
const READER = fileURLToPath(new URL('../apollo/definition-of.ts', import.meta.url));
const IMPORT = `import { definitionOf } from ${JSON.stringify(READER)};`;
/** A document in a generated file: each is one line. */
const DOCUMENT =
  /(?<=^export const \w+ = )\{"kind":"Document",.*\}(?= as unknown as DocumentNode<)/gmu;

/**
 * Writes the id of each operation into its document, so that pages send ids instead of texts, and
 * all operations into a manifest, with which the gateway recognizes them. Each fragment becomes a
 * module of its own, because the generator repeats it in every document. Definitions are written in a
 * short form; see `definition-of.ts`.
 */
export function persistedOperations({ texts, sentAsWritten }: Options): Plugin {
  const operations = new Map<string, PersistedOperation>();
  const fragments = new Map<string, DefinitionNode>();
  const add = (operation: PersistedOperation): string => {
    operations.set(operation.id, operation);
    return operation.id;
  };

  function slimDocument(document: DocumentNode): { text: string; fragmentNames: string[] } {
    const fragmentNames: string[] = [];
    const definitions = document.definitions.map((definition) => {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) return textOf(definition);
      const name = definition.name.value;
      fragments.set(name, definition);
      fragmentNames.push(name);
      return variableOf(name);
    });
    const meta = hasOperation(document)
      ? `"__meta__":${JSON.stringify({ id: add(persistedOperation(document)) })},`
      : '';
    const text = `{${meta}"kind":"Document","definitions":[${definitions.join(',')}]}`;
    return { text, fragmentNames };
  }

  return {
    name: 'portal:persisted-operations',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      texts.map(persistedText).forEach(add);
    },
    resolveId: (id) => (id.startsWith(FRAGMENT) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${FRAGMENT}`)) return null;
      const fragment = fragments.get(id.slice(FRAGMENT.length + 1));
      if (fragment === undefined) throw new Error(`There is no fragment for ${id.slice(1)}.`);
      return `${IMPORT}\nexport default ${textOf(fragment)};`;
    },
    transform(code, id) {
      if (!id.endsWith('.gen.ts')) return null;
      const used = new Set<string>();
      const slim = code.replace(DOCUMENT, (json) => {
        const document = JSON.parse(json) as DocumentNode;
        if (sentAsWritten.test(id) && hasOperation(document)) add(persistedText(print(document)));
        const { text, fragmentNames } = slimDocument(document);
        fragmentNames.forEach((name) => used.add(name));
        return text;
      });
      const imports = [...used].map(
        (name) => `import ${variableOf(name)} from '${FRAGMENT}${name}';`,
      );
      return { code: [IMPORT, ...imports, slim].join('\n'), map: null };
    },
    generateBundle() {
      const sorted = [...operations.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
      this.emitFile({
        type: 'asset',
        fileName: MANIFEST,
        source: JSON.stringify({
          format: 'apollo-persisted-query-manifest',
          version: 1,
          operations: sorted,
        }),
      });
    },
  };
}

const textOf = (definition: DefinitionNode) =>
  `/*#__PURE__*/definitionOf(${JSON.stringify(compactDefinition(definition))})`;

const variableOf = (fragment: string) => `fragment_${fragment}`;

const hasOperation = ({ definitions }: DocumentNode) =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
