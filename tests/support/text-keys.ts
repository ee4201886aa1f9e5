import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/**
 * The texts that a source file uses: keys that must exist, literals that may be keys, and patterns
 * of keys that are built at run time.
 */
export interface NamedTexts {
  /** Arguments of `t`, and values of properties whose names end with `Key`. */
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

/** Whether a pattern narrows down the keys. One that matches everything (`${a}${b}`) does not. */
export const saysSomething = (pattern: RegExp): boolean =>
  /[a-z]{2,}[^.]*\\\.|\\\.[^+]*[a-z]{2,}/u.test(pattern.source);
