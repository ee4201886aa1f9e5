import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * Reads the sources of the project for the architecture tests: their paths below the project
 * folder, their text and their imports.
 */
export const projectRoot = join(import.meta.dirname, '..', '..');
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield relative(projectRoot, path).split(sep).join('/');
  }
}

/** Every file of the project, without installed packages and build results. */
export const projectFiles = (): string[] => [...walk(projectRoot)].sort();

export interface SourceFile {
  path: string;
  text: string;
  tree: ts.SourceFile;
}

export function parseSource(path: string, text: string): SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind) };
}

export const readSource = (path: string): SourceFile =>
  parseSource(path, readFileSync(join(projectRoot, path), 'utf8'));

/** The module names that a file imports or re-exports statically, as written in the file. */
export function staticImportsOf({ tree }: SourceFile): string[] {
  return tree.statements.flatMap((node) =>
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
      ? [node.moduleSpecifier.text]
      : [],
  );
}

/** The module names that a file imports statically or with `import()`. */
export function importsOf(source: SourceFile): string[] {
  const names = staticImportsOf(source);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteral(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return names;
}

const hasModifier = (node: ts.Statement, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);

export const exportsDefault = ({ tree }: SourceFile): boolean =>
  tree.statements.some(
    (one) =>
      (ts.isExportAssignment(one) && !one.isExportEquals) ||
      hasModifier(one, ts.SyntaxKind.DefaultKeyword),
  );

/** Whether a file only re-exports what other files export. */
export function isBarrel({ tree }: SourceFile): boolean {
  const passesOn = tree.statements.filter(ts.isExportDeclaration);
  return (
    passesOn.length > 0 &&
    tree.statements.every((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
  );
}

const MUTABLE = /^new (Map|Set|WeakMap|WeakSet)\b[^(]*\(\s*\)$/;

/**
 * Names of module-level variables that can change: a `let`, or an empty Map or Set that is not
 * declared read-only.
 */
export function changeableGlobals({ tree }: SourceFile): string[] {
  const canChange = (one: ts.VariableDeclaration) =>
    !(one.parent.flags & ts.NodeFlags.Const) ||
    (MUTABLE.test(one.initializer?.getText(tree) ?? '') &&
      !one.type?.getText(tree).startsWith('Readonly'));
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.filter(canChange).map((one) => one.name.getText(tree)),
    );
}
