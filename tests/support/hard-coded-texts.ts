import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/**
 * Finds user-visible text that is written in a source file instead of a language pack: between
 * tags, in visible or announced attributes and properties, in text that scripts write to the page,
 * and any Chinese. It checks the syntax tree, so comments, class names and error messages (which
 * are for developers) do not count.
 */
const spokenNames =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|legend|heading|header|text|body|hint|message|caption|tooltip|summary|detail|subtitle|defaultValue|textContent|innerText|content)$/u;
const speakers =
  /^(?:alert|confirm|prompt|notify|announce|tell|createTextNode|set(?:Problem|Notice|Message|Text|Title|Label|Error|Said))$/u;

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff5e]/u;
/**
 * A word of at least two letters. `×`, `%`, `¥` and single letters (a key, an axis) are the same in
 * every language.
 */
const word = /\p{L}{2,}/u;
/** Prose: a capitalized word and at least one more word in lowercase. */
const prose = /^\p{Lu}\p{Ll}+,? \p{Ll}{2,}/u;

export interface HardCodedText {
  line: number;
  text: string;
}

export function hardCodedTexts({ tree }: SourceFile): HardCodedText[] {
  const found: HardCodedText[] = [];
  const report = (node: ts.Node, text: string) =>
    found.push({
      line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
      text: text.trim(),
    });

  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isJsxText(node)) {
      if (word.test(node.text) || chinese.test(node.text)) report(node, node.text);
    } else if (isTextLiteral(node)) {
      const text = textOf(node);
      if (chinese.test(text) || (isShown(node) ? word.test(text) : prose.test(text)))
        report(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type TextLiteral =
  | ts.StringLiteral
  | ts.NoSubstitutionTemplateLiteral
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail;

const isTextLiteral = (node: ts.Node): node is TextLiteral =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const textOf = (node: TextLiteral) => node.text;

/** Whether a node is only for machines and developers: types, imports and thrown errors. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  return ts.isNewExpression(node) && /Error$|Exception$/u.test(node.expression.getText());
}

/**
 * Whether a literal is shown on the page at this place. Follows its parents outwards, through
 * conditions and concatenations.
 */
function isShown(node: ts.Node): boolean {
  let child = node;
  for (let { parent } = node; !ts.isSourceFile(parent); child = parent, { parent } = parent) {
    if (ts.isJsxAttribute(parent)) return spokenNames.test(parent.name.getText());
    if (ts.isJsxExpression(parent)) {
      if (ts.isJsxAttribute(parent.parent)) continue;
      return true;
    }
    if (ts.isPropertyAssignment(parent))
      return parent.initializer === child && spokenNames.test(nameOf(parent.name));
    if (ts.isBinaryExpression(parent)) {
      if (parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
        return parent.right === child && isWrittenToPage(parent.left);
      if (isComparison(parent.operatorToken.kind)) return false;
      continue;
    }
    if (ts.isCallExpression(parent)) return parent.expression !== child && isSpeaker(parent, child);
    if (ts.isConditionalExpression(parent)) {
      if (parent.condition === child) return false;
      continue;
    }
    if (
      ts.isTemplateSpan(parent) ||
      ts.isTemplateExpression(parent) ||
      ts.isParenthesizedExpression(parent)
    )
      continue;
    if (
      ts.isAsExpression(parent) ||
      ts.isSatisfiesExpression(parent) ||
      ts.isNonNullExpression(parent)
    )
      continue;
    return false;
  }
  return false;
}

const nameOf = (name: ts.PropertyName) =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : '';

const isWrittenToPage = (target: ts.Expression) =>
  ts.isPropertyAccessExpression(target) &&
  (spokenNames.test(target.name.text) || target.name.text === 'innerHTML');

const isComparison = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
  kind === ts.SyntaxKind.EqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsToken ||
  kind === ts.SyntaxKind.InKeyword;

function isSpeaker({ expression, arguments: given }: ts.CallExpression, child: ts.Node): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.getText();
  const [first, second] = given;
  if (speakers.test(name)) return first === child;
  return (
    name === 'setAttribute' &&
    second === child &&
    first !== undefined &&
    ts.isStringLiteral(first) &&
    spokenNames.test(first.text)
  );
}
