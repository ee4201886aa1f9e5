import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** Which texts a source names: keys that must exist, literals that may be keys, and patterns of keys that are put together. */
export interface NamedTexts {
  /** What is handed to `t`, and properties whose name ends with `Key`. */
  keys: string[];
  literals: string[];
  patterns: RegExp[];
}

export function namedTexts({ tree }: SourceFile): NamedTexts {
  const named: NamedTexts = { keys: [], literals: [], patterns: [] };
  const take = (node: ts.Expression | undefined): void => {
    if (node === undefined) return;
    if (ts.isStringLiteralLike(node)) named.keys.push(node.text);
    else if (ts.isConditionalExpression(node)) {
      take(node.whenTrue);
      take(node.whenFalse);
    } else if (ts.isParenthesizedExpression(node)) take(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslation(node.expression)) take(node.arguments[0]);
    if (ts.isPropertyAssignment(node) && node.name.getText(tree).endsWith('Key'))
      take(node.initializer);
    if (ts.isStringLiteralLike(node)) named.literals.push(node.text);
    if (ts.isTemplateExpression(node)) named.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return named;
}

const isTranslation = (called: ts.Expression) =>
  (ts.isIdentifier(called) && called.text === 't') ||
  (ts.isPropertyAccessExpression(called) && called.name.text === 't');

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('.+')}$`,
    'u',
  );
}

/** A pattern that fits everything (`${a}${b}`) says nothing about the keys in use. */
export const saysSomething = (pattern: RegExp): boolean =>
  /[a-z]{2,}[^.]*\\\.|\\\.[^+]*[a-z]{2,}/u.test(pattern.source);
