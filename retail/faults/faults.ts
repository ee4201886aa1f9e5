/**
 * Faults for demonstrations and tests: how a service behaves on a bad day, by path.
 *
 *     slow=3000:/api/MCA200021/sales/trend,returncode=A0242:/api/msc-ucs/menu/queryx1,status=500:/api/msc-gls,html:/api/msc-flowable
 *
 * Each entry is a word, `:` and the beginning of a path; `xN` at its end limits it to the first N calls. A single request asks for one
 * by the header `x-demo-fault` with the same words and no path.
 */
export interface Fault {
  kind: FaultKind;
  /** Milliseconds, returncode or HTTP status; empty where the kind needs none. */
  value: string;
}

export type FaultKind = keyof typeof KINDS;

/** The value that each kind takes. */
const KINDS = {
  slow: /^\d{1,6}$/,
  returncode: /^[A-Z]\d{4}$/,
  status: /^[45]\d\d$/,
  malformed: /^$/,
  html: /^$/,
  half: /^$/,
} as const;

class FaultSpecError extends Error {
  constructor(entry: string) {
    super(
      `'${entry}' is not a fault: write kind:/path, kind one of slow=ms, returncode=A0000, status=5xx, malformed, html, half`,
    );
    this.name = 'FaultSpecError';
  }
}

export interface Faults {
  /**
   * Returns the fault for a call: the one requested by its header, else the first matching entry of
   * the list that is not used up.
   */
  pick(path: string, header: string | undefined): Fault | null;
}

interface Entry {
  fault: Fault;
  path: string;
  left: number;
}

export function createFaults(spec: string): Faults {
  const entries = spec
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(parseEntry);
  return {
    pick(path, header) {
      const asked = header === undefined ? null : parseFault(header);
      if (asked) return asked;
      const entry = entries.find(
        (candidate) => candidate.left > 0 && path.startsWith(candidate.path),
      );
      if (!entry) return null;
      entry.left -= 1;
      return entry.fault;
    },
  };
}

function parseEntry(entry: string): Entry {
  const [, words = '', path = '', times] = /^([^:]+):(\/[^\s?]*?)(?:x(\d+))?$/.exec(entry) ?? [];
  const fault = parseFault(words);
  if (!fault) throw new FaultSpecError(entry);
  return { fault, path, left: times === undefined ? Infinity : Number(times) };
}

function parseFault(words: string): Fault | null {
  const [kind = '', value = ''] = words.split('=', 2);
  if (!isKind(kind) || !KINDS[kind].test(value)) return null;
  return { kind, value };
}

function isKind(kind: string): kind is FaultKind {
  return Object.hasOwn(KINDS, kind);
}
