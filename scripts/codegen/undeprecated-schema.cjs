const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { parse, visit } = require('graphql');

const FOLDER = 'schema';

/**
 * The schema without `@deprecated`, for the types of the gateway: its resolvers still answer
 * deprecated fields, and the linter would report each of them.
 */
module.exports = () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.graphql'));
  const texts = files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  return visit(parse(texts.join('\n')), {
    Directive: ({ name }) => (name.value === 'deprecated' ? null : undefined),
  });
};
