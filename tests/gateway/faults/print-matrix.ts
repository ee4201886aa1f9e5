import { FAULTS } from './faults.ts';
import type { MatrixRow } from './fault-matrix.ts';
import { LEGEND } from './outcome.ts';
import { NOT_REACHED } from './reaches.ts';

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...rows].map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

const quoted = (sign: string): string => `\`${sign}\``;

/** The rows of the matrix on the page. */
export function readMatrix(page: string): MatrixRow[] {
  const [, calls = ''] = page.split('## Calls\n');
  const [rows = ''] = calls.split('\n## ');
  return [...rows.matchAll(/^\| (\w+) +\| (`.*)\|$/gmu)].map(([, operation = '', cells = '']) => ({
    operation,
    signs: [...cells.matchAll(/`([^`]+)`/gu)].map(([, sign = '']) => sign),
  }));
}

/** The page docs/fault-matrix.md. */
export function printMatrix(rows: readonly MatrixRow[]): string {
  const numbered = FAULTS.map(({ name }, index) => [String(index + 1), name]);
  const cells = rows.map(({ operation, signs }) => [operation, ...signs.map(quoted)]);
  const left = Object.entries(NOT_REACHED).map(([operation, why]) => [operation, why]);
  return `# Fault matrix

What a user gets when one call of the services goes wrong, for each call of the contract and each of ${FAULTS.length} faults. \`npm run faults\` tries
all of them and writes this page; \`npm test\` tries those of some calls. Both fail if an answer

- has an error without a code, or with the code INTERNAL,
- contains an address, a token, a stack or a text of the services that is not meant for users,
- differs afterwards, when the services are well again,

or if a connection, a timer or a call is left over at the end. \`npm test\` also fails if the page does not show what happens.
Files of the services are passed on as they are, so a page of HTML instead of a file is offered as a file.

The table shows one request for each call. Besides, \`npm run faults\` gives odd contents of every call to every query of a screen, and lets two
colleagues with caches ask at the same time while each call fails: no text of a call reaches the other, unless its answer is for the whole
enterprise.

${LEGEND.map((entry) => `- ${entry}`).join('\n')}

## Faults

${table(['No.', 'fault'], numbered)}

## Calls

${table(['call', ...numbered.map(([number = '']) => number)], cells)}

## Calls that are not in the matrix

${table(['call', 'why'], left)}
`;
}
