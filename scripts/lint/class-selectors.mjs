/**
 * Tests find elements as users do: by role, label or text, not by the classes of the style sheets.
 * These functions recognize selectors that name a class.
 */
const FINDERS =
  /^(querySelector|querySelectorAll|locator|closest|matches|waitForSelector|getElementsByClassName|include|\$|\$\$)$/;
const OPTIONS = /^(selector|inside|has|hasNot)$/;

/** Attribute values and names of files contain dots, too. */
const namesClass = (text) => /\.[a-z_]/iu.test(text.replaceAll(/\[[^\]]*\]/gu, ''));

/** A text that can only be a selector: a class of several words, or one with more of a selector. */
const isSelector = (text) => /^\.[a-z]+(-[a-z]+|[\s:>[~+#])/iu.test(text);

/** Code in a text, which a test has a page run. */
const findsByClass = (text) =>
  /\b(querySelector(All)?|closest|matches)\(\s*(['"`])(?:(?!\3).)*\.[a-z_]/iu.test(text) ||
  /\b(getElementsByClassName|classList|className)\b/u.test(text);

const textOf = (node) => {
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked ?? '').join('*');
  return typeof node?.value === 'string' ? node.value : '';
};
const nameOf = (node) => node?.name ?? node?.value;

export const classSelectors = {
  CallExpression: ({ callee, arguments: [first] }) =>
    callee.type === 'MemberExpression' &&
    FINDERS.test(nameOf(callee.property)) &&
    (nameOf(callee.property) === 'getElementsByClassName' || namesClass(textOf(first))),
  MemberExpression: ({ property }) => /^(className|classList)$/u.test(nameOf(property)),
  Property: ({ key, value }) => OPTIONS.test(nameOf(key)) && namesClass(textOf(value)),
  Literal: (node) => isSelector(textOf(node)),
  TemplateLiteral: (node) => isSelector(textOf(node)) || findsByClass(textOf(node)),
};
