import { dirname, join, relative, sep } from 'node:path';
import { judgeImport, judgePath } from './fences.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';

/**
 * The project's own lint rules: the import rules of fences.mjs, no barrels (files that only re-export), and
 * restricted syntax.
 */
const pathBelow = (root, file) => relative(root, file).split(sep).join('/');

const fences = {
  meta: { type: 'problem', schema: [], messages: { broken: '{{rule}}' } },
  create(context) {
    const from = pathBelow(context.cwd, context.filename);
    const report = (node, rule) =>
      rule && context.report({ node, messageId: 'broken', data: { rule } });
    const look = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string') return;
      const isPackage = !name.startsWith('.');
      report(
        node.source,
        judgeImport(
          from,
          isPackage ? name : pathBelow(context.cwd, join(dirname(context.filename), name)),
          isPackage,
        ),
      );
    };
    return {
      Program: (node) => report(node, judgePath(from)),
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

const passesOn = (node) =>
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && !node.declaration);

const noBarrel = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { barrel: 'No barrels: import the file that has it.' },
  },
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'barrel' }),
    Program(node) {
      const exportsSomething = node.body.some((statement) => statement.type.startsWith('Export'));
      if (exportsSomething && node.body.every(passesOn))
        context.report({ node, messageId: 'barrel' });
    },
  }),
};

export default {
  meta: { name: 'portal' },
  rules: { fences, 'no-barrel': noBarrel, ...restrictedSyntax },
};
