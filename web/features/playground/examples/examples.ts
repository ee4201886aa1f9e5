import { type Example, readExample } from './read-example.ts';

/** The folders of the examples, in the order of the list. */
export const exampleGroups = [
  'overview',
  'sales',
  'rankings',
  'tasks',
  'approvals',
  'messages',
  'master-data',
  'documents',
  'schema',
] as const;

const files = import.meta.glob<string>('./*/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All examples, by the names of their files within a group. */
export const examples: readonly Example[] = Object.entries(files)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([path, text]) => readExample(path, text));

/** What the editor shows at the first visit. */
export const firstExample: Example = exampleNamed('1-home-cards');

function exampleNamed(name: string): Example {
  const found = examples.find((example) => example.name === name);
  if (found === undefined) throw new Error(`There is no example ${name}.`);
  return found;
}
