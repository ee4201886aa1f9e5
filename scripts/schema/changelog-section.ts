import { buildSchema } from 'graphql';
import { deprecatedElements, type SchemaChange } from './schema-changes.ts';

/** Kinds of changes that the section lists by name alone. */
const ADDED = /^(FIELD|ENUM_VALUE|INPUT_FIELD|FIELD_ARGUMENT)_ADDED$/u;
const SAID_OTHERWISE = /^TYPE_ADDED$|_DEPRECATION_ADDED$/u;

interface Schemas {
  releasedSdl: string;
  presentSdl: string;
}

/**
 * The changes of the schema as lines for CHANGELOG.md: first what clients must act upon, last what is
 * new. Members that are added to one type share a line.
 */
export function changelogSection(changes: readonly SchemaChange[], schemas: Schemas): string {
  const safe = changes.filter(({ effect }) => effect === 'safe');
  const newTypes = pathsOf(changes, /^TYPE_ADDED$/u);
  const others = safe.filter(({ type }) => !ADDED.test(type) && !SAID_OTHERWISE.test(type));
  const sections: [title: string, lines: readonly string[]][] = [
    ['Breaking', messagesOf(changes.filter(({ effect }) => effect === 'breaking'))],
    ['Clients must expect', messagesOf(changes.filter(({ effect }) => effect === 'dangerous'))],
    ['Deprecated', newlyDeprecated(schemas)],
    ['New types', newTypes.length === 0 ? [] : [newTypes.map(asCode).join(', ')]],
    ['New in a type', newMembers(pathsOf(safe, ADDED), new Set(newTypes))],
    ['Other', messagesOf(others)],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`)
    .join('\n');
}

const asCode = (name: string): string => `\`${name}\``;

const pathsOf = (changes: readonly SchemaChange[], type: RegExp): string[] =>
  changes.filter((change) => type.test(change.type)).map(({ path }) => path);

const messagesOf = (changes: readonly SchemaChange[]): string[] =>
  changes.map(({ message }) => `${message.replaceAll("'", '`')}.`);

/** graphql-inspector reports deprecated fields only, and no arguments and fields of inputs. */
function newlyDeprecated({ releasedSdl, presentSdl }: Schemas): string[] {
  const before = deprecatedElements(buildSchema(releasedSdl));
  return [...deprecatedElements(buildSchema(presentSdl))]
    .filter(([path]) => !before.has(path))
    .map(([path, reason]) => `${asCode(path)}: ${reason}`);
}

/** `Type: a, b` for each type that existed before. New fields are listed without their arguments. */
function newMembers(paths: readonly string[], newTypes: ReadonlySet<string>): string[] {
  const added = new Set(paths);
  const members = new Map<string, string[]>();
  for (const path of paths) {
    const [type = '', ...rest] = path.split('.');
    const isOfNewField = rest.length > 1 && added.has(`${type}.${rest[0] ?? ''}`);
    if (!newTypes.has(type) && !isOfNewField)
      members.set(type, [...(members.get(type) ?? []), rest.join('.')]);
  }
  return [...members]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([type, names]) => `${asCode(type)}: ${names.map(asCode).join(', ')}`);
}
