import { classSelectors } from './class-selectors.mjs';

/**
 * Rules that forbid one kind of expression except in a few files. Each rule has a message and, for
 * each type of syntax node, a function that returns whether the node breaks the rule.
 * .oxlintrc.json defines where each rule applies.
 */
const propertyName = (node) => node?.property?.name ?? node?.property?.value;
const isMemberCall = (node, object, property) =>
  node.callee.type === 'MemberExpression' &&
  (object === undefined || node.callee.object.name === object) &&
  property.test(propertyName(node.callee));

const elementName = (node) => node.name.name;

/** The texts that an attribute may have: one, or those of a choice. */
const textsOf = (value) => {
  if (value?.type === 'JSXExpressionContainer') return textsOf(value.expression);
  if (value?.type === 'ConditionalExpression')
    return [...textsOf(value.consequent), ...textsOf(value.alternate)];
  return typeof value?.value === 'string' ? [value.value] : [];
};
const imports = (pattern) => ({
  ImportDeclaration: (node) => pattern.test(node.source.value),
  ImportExpression: (node) => pattern.test(node.source.value),
});
const isGlobal = (node, name) =>
  node.name === name || (node.object?.name === 'globalThis' && propertyName(node) === name);
const HAND_MADE = /^(menu|menuitem|menuitemradio|menuitemcheckbox|tab|tablist|progressbar)$/;

const RULES = {
  'no-environment': {
    message: 'Only config.ts reads the environment.',
    MemberExpression: (node) => node.object.name === 'process' && propertyName(node) === 'env',
  },
  'no-listening': {
    message: 'Only main.ts listens.',
    CallExpression: (node) => isMemberCall(node, undefined, /^listen$/),
  },
  'no-signals': {
    message: 'Only main.ts handles signals and ends the process.',
    CallExpression: (node) => isMemberCall(node, 'process', /^(on|once|exit)$/),
  },
  'no-sleep': {
    message: 'No test sleeps: wait for what the test needs.',
    CallExpression: (node) => isMemberCall(node, undefined, /^waitForTimeout$/),
  },
  'no-class-selector': {
    message:
      'Find elements by role, label, name or text, as users do; give those that have none a role or a name. Where the classes themselves are tested, list the file in .oxlintrc.json.',
    ...classSelectors,
  },
  'no-commands': {
    message: 'The servers start no programs.',
    ...imports(/^(node:)?child_process$|^(execa|cross-spawn|shelljs|zx)$/),
  },
  'no-run-time-code': {
    message: 'No text is run as code.',
    ...imports(/^(node:)?vm$|^(vm2|isolated-vm)$/),
    CallExpression: (node) => isGlobal(node.callee, 'eval') || isGlobal(node.callee, 'Function'),
    NewExpression: (node) => isGlobal(node.callee, 'Function'),
  },
  'no-template-engine': {
    message: 'No template engine: pages are made by React, answers are JSON.',
    ...imports(
      /^(handlebars|ejs|mustache|nunjucks|pug|eta|liquidjs|dot|doT|squirrelly|hogan\.js|lodash\.template|@fastify\/view)(\/|$)/,
    ),
  },
  'no-built-pattern': {
    message:
      'Write the pattern as a literal: in one that is built from text, its special characters count. If there is no other way, escape the text and list the file in .oxlintrc.json.',
    NewExpression: (node) =>
      isGlobal(node.callee, 'RegExp') && node.arguments[0]?.type !== 'Literal',
    CallExpression: (node) =>
      isGlobal(node.callee, 'RegExp') && node.arguments[0]?.type !== 'Literal',
  },
  'no-built-format': {
    message:
      'Texts are not formatted by % signs: log fields and one message, and use messages of the language packs.',
    ImportDeclaration: (node) =>
      /^(node:)?util$/.test(node.source.value) &&
      node.specifiers.some(({ imported }) => /^format/.test(imported?.name)),
    CallExpression: (node) =>
      isMemberCall(node, undefined, /^(fatal|error|warn|info|debug|trace)$/) &&
      /^(log|logger)$/.test(node.callee.object.name ?? propertyName(node.callee.object)) &&
      node.arguments.length > 2,
  },
  'no-weak-random': {
    message:
      'Math.random can be guessed. Use randomBytes or randomUUID of node:crypto; only times to wait and samples may be random like this, in the files that .oxlintrc.json lists.',
    MemberExpression: (node) => node.object.name === 'Math' && propertyName(node) === 'random',
  },
  'no-foreign-cryptography': {
    message: 'Cryptography is that of Node and of the browser: node:crypto.',
    ...imports(
      /^crypto$|^(?!node:).*(crypto|cipher|bcrypt|argon2|scrypt|jsonwebtoken|tweetnacl|libsodium|sodium-native|node-forge|sjcl|@noble\/|(^|\/)jose$|(^|\/)(js-)?(md5|sha\d*)$)/,
    ),
  },
  'no-plug-in': {
    message: 'No plug-ins of browsers: <object>, <embed> and <applet>.',
    JSXOpeningElement: (node) => /^(object|embed|applet)$/.test(elementName(node)),
  },
  'no-raw-button': {
    message:
      'Use Button of web/design/button/Button.tsx instead of <button>: it has the kinds, does not submit by accident and shows that its action runs.',
    JSXOpeningElement: (node) => elementName(node) === 'button',
  },
  'no-raw-field': {
    message:
      'Use the fields of web/design/forms instead of <input>, <select> and <textarea>: TextInput, TextArea, SelectField, Checkbox, RadioButton, Switch, ColorInput, FileDropArea.',
    JSXOpeningElement: (node) => /^(input|select|textarea)$/.test(elementName(node)),
  },
  'no-raw-dialog': {
    message:
      'Use ModalDialog of web/design/overlay/ModalDialog.tsx instead of <dialog>: it takes and returns the focus, and knows which dialog is in front.',
    JSXOpeningElement: (node) => elementName(node) === 'dialog',
  },
  'no-raw-table': {
    message:
      'Use ShortTable of web/design/table instead of <table>, PlainTable where that one does not fit, or the grid. Only pages for printing have plain tables.',
    JSXOpeningElement: (node) => elementName(node) === 'table',
  },
  'no-hand-made-role': {
    message:
      'Menus, tabs and progress are components of web/design: PopupMenu and ContextMenu, Tabs and TabStrip, Spinner and ProgressBar. They have the keys and the focus that these roles promise.',
    JSXAttribute: (node) =>
      node.name.name === 'role' && textsOf(node.value).some((text) => HAND_MADE.test(text)),
    JSXOpeningElement: (node) => elementName(node) === 'progress',
  },
  'no-hook-of-i18next': {
    message:
      'Use useTranslation of web/design/language/useTranslation.ts: all components share its subscription.',
    ...imports(/^react-i18next$/),
  },
  'no-raw-html': {
    message:
      'Only design/html/SanitizedHtml.tsx shows HTML: it inserts sanitized nodes, never text that is parsed.',
    JSXAttribute: (node) => /^(dangerouslySetInnerHTML|srcDoc)$/.test(node.name.name),
    Property: (node) => node.key.name === 'dangerouslySetInnerHTML',
    AssignmentExpression: (node) => /^(innerHTML|outerHTML|srcdoc)$/.test(propertyName(node.left)),
    CallExpression: (node) =>
      isMemberCall(
        node,
        undefined,
        /^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/,
      ),
  },
};

const ruleOf = ({ message, ...tests }) => ({
  meta: { type: 'problem', schema: [], messages: { restricted: message } },
  create: (context) =>
    Object.fromEntries(
      Object.entries(tests).map(([type, breaks]) => [
        type,
        (node) => breaks(node) && context.report({ node, messageId: 'restricted' }),
      ]),
    ),
});

export const restrictedSyntax = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, ruleOf(rule)]),
);
