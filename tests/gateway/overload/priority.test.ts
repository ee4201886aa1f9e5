import { Kind, parse, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { priorityOf, type Priority } from '../../../gateway/overload/priority.ts';
import { portalDocuments } from '../../support/portal-documents.ts';

function priorityIn(document: DocumentNode): Priority {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('no operation');
  return priorityOf(document, operation);
}

const byName = new Map(
  portalDocuments().map(({ name, document }) => [name, priorityIn(document)] as const),
);
const named = (priority: Priority) =>
  [...byName].filter(([, each]) => each === priority).map(([name]) => name);

test('signing in and out, the shell and all changes come first', () => {
  expect(named('first')).toEqual(
    expect.arrayContaining([
      ...['SignIn', 'SignOut', 'SignOnVisitor', 'SignedInViewer', 'LockedSession', 'ShellMenus'],
      ...['SessionUnlock', 'SheetSave', 'ListRowUpdate', 'WorkflowActionSubmit', 'Posts'],
    ]),
  );
});

test('cards that load by themselves, help and exports can wait', () => {
  expect(named('later')).toEqual(
    expect.arrayContaining(['Card', 'Kpi', 'TopProduct', 'Elves', 'ExportStart']),
  );
});

test('pages and lists are in between', () => {
  expect(named('query')).toEqual(
    expect.arrayContaining(['Home', 'Approval', 'ListRows', 'SheetDocument', 'Tasks', 'Messages']),
  );
});

test.each([
  ['{ ...A } fragment A on Query { viewer { ... on Viewer { card { id } } } }', 'later'],
  ['{ ...A } fragment A on Query { ...A __schema { types { name } } }', 'later'],
  ['mutation { exportStart { id } sessionSignOut { id } }', 'first'],
  ['{ viewer { tasks { card } } }', 'query'],
  ['{ __typename }', 'first'],
])('%s is %s', (text, priority) => {
  expect(priorityIn(parse(text))).toBe(priority);
});
