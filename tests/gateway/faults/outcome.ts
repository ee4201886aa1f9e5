import { SECRET } from './faults.ts';

/** The sign of each error code. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['UPSTREAM_UNREACHABLE', 'U'],
  ['UPSTREAM_TIMEOUT', 'T'],
  ['UPSTREAM_FAILED', 'F'],
  ['SESSION_EXPIRED', 'X'],
  ['UNAUTHENTICATED', 'A'],
  ['FORBIDDEN', 'P'],
  ['NOT_FOUND', 'N'],
  ['BAD_USER_INPUT', 'B'],
]);

/** What the signs of the matrix mean. */
export const LEGEND = [
  '`=` the same answer as without the fault',
  '`~` a page without the part that is missing, and no error',
  '`r` a change that was refused, with a code and a text for the user',
  '`U` UPSTREAM_UNREACHABLE, `T` UPSTREAM_TIMEOUT, `F` UPSTREAM_FAILED, `X` SESSION_EXPIRED, `N` NOT_FOUND: an error with this code instead of an answer',
  'a small letter: an error with this code beside the rest of the page',
];

export interface Outcome {
  sign: string;
  /** What must never happen, in words. */
  violations: string[];
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** Addresses, system errors, stacks and tokens. */
const LEAKS = new RegExp(
  [
    ...[SECRET, String.raw`127\.0\.0\.1`, String.raw`10\.1\.2\.3`, 'localhost', 'invalid'],
    ...['ECONN', 'ENOTFOUND', 'EPROTO', 'EAI_', 'getaddrinfo', 'SocketError', 'SyntaxError'],
    ...[String.raw`at \S+ \(`, String.raw`\.[jt]s:\d`, 'node_modules', 'java', '__proto__'],
    ...['access-1', 'refresh-1', 'expired-1', 'polluted'],
  ].join('|'),
  'u',
);

/** Judges what a user got while a call had a fault. */
export function outcomeOf(answer: unknown, healthy: unknown): Outcome {
  const text = comparable(answer);
  // What the services send as a file is the file.
  const leaked = isFile(answer) ? undefined : LEAKS.exec(text)?.[0];
  const violations = leaked === undefined ? [] : [`the answer contains ${leaked}: ${text}`];
  if (text === comparable(healthy)) return { sign: '=', violations };
  const { data, errors = [] } = bodyOf(answer);
  const codes = errors.map(({ extensions }) => String(extensions.code));
  const [code] = codes;
  if (code !== undefined) {
    const sign = SIGNS.get(code);
    if (sign === undefined || codes.some((one) => !SIGNS.has(one)))
      violations.push(`the codes are ${codes.join()}`);
    if (errors.some(({ message }) => message.trim() === ''))
      violations.push('an error has no text');
    const isWhole = Object.values(data ?? {}).every((value) => value === null);
    return { sign: (isWhole ? sign : sign?.toLowerCase()) ?? '?', violations };
  }
  return { sign: /"userErrors":\[\{/u.test(text) ? 'r' : '~', violations };
}

const isFile = (answer: unknown): boolean => {
  const { text, status } = answer as { text?: string; status?: number };
  return text !== undefined && status === 200;
};

/** The body of an answer. An error of a route other than GraphQL is read as one. */
function bodyOf(answer: unknown): Answer {
  const { text, status, ...graphql } = answer as { text?: string; status?: number } & Answer;
  if (text === undefined) return graphql;
  if ((status ?? 0) < 400) return { data: { text } };
  const { errors, code, message } = JSON.parse(text) as {
    code?: string;
    message?: string;
  } & Answer;
  return { errors: errors ?? [{ message: message ?? '', extensions: { code } }] };
}

/** An answer as text, without what differs each time: headers, request ids and sealed values. */
function comparable(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const { headers: _headers, ...rest } = answer as { headers?: unknown };
  return JSON.stringify(rest)
    .replaceAll(/[\w-]{40,}/gu, 'SEALED')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, 'UUID');
}
