import type { DocumentNode } from 'graphql';
import type { Plugin, Rolldown } from 'vite';
import { persistedOperation } from './persisted-operation.ts';

interface Options {
  /** The page that signed-in users open. */
  page: string;
  /** What that page needs before it shows anything, and what its content needs: modules. */
  needed: readonly string[];
  /** What it needs in each language besides. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** The query that the portal asks first, for the account and its menus. */
  query: DocumentNode;
  /** The query of its home page, which follows once the account is known. */
  home: DocumentNode;
}

type Bundle = Rolldown.OutputBundle;

/**
 * Writes into the page what `boot.js` needs to save round trips: the files that a signed-in user
 * needs, to be loaded at once instead of one level of imports after the other, and the first
 * queries, to be asked while the code loads.
 */
export function firstVisit({ page, needed, texts, query, home }: Options): Plugin {
  return {
    name: 'portal:first-visit',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle[page];
        if (html?.type !== 'asset') throw new Error(`The build has no page ${page}.`);
        const addressesOf = (modules: readonly string[]) =>
          filesOf(bundle, modules)
            .filter((file) => !String(html.source).includes(file))
            .map((file) => `/${file}`);
        const textFiles = Object.entries(texts).map(([locale, modules]) => [
          locale,
          addressesOf(modules),
        ]);
        const data = {
          files: addressesOf(needed),
          texts: Object.fromEntries(textFiles) as unknown,
          ...requestOf(query),
          home: requestOf(home),
        };
        // `<` could end the element early; JSON allows it to be escaped.
        const json = JSON.stringify(data).replaceAll('<', '\\u003c');
        const element = `<script type="application/json" id="first-visit">${json}</script>`;
        html.source = String(html.source).replace('<script', () => `${element}\n    <script`);
      },
    },
  };
}

/** The chunks of the modules with all that they import, and their style sheets. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    chunk.viteMetadata?.importedCss.forEach((sheet) => found.add(sheet));
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const entry = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId === module,
    );
    if (entry === undefined) throw new Error(`The build has no chunk of its own for ${module}.`);
    visit(entry.fileName);
  }
  return [...found];
}

/** The request as Apollo Client sends it: with the id of the operation. */
function requestOf(query: DocumentNode): { operationName: string; id: string } {
  const { name, id } = persistedOperation(query);
  return { operationName: name, id };
}
