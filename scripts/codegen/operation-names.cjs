const { Kind } = require('graphql');

/** Writes the names of the portal's operations, which are the only ones that metrics tell apart. */
module.exports = {
  plugin(_schema, documents) {
    const names = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map(({ name }) => name?.value)
      .filter(Boolean)
      .sort();
    const lines = names.map((name) => `  '${name}',`).join('\n');
    return `export const OPERATION_NAMES: readonly string[] = [\n${lines}\n];\n`;
  },
};
