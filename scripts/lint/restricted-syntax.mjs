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
