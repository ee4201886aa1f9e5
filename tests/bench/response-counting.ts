import { buildSchema, execute, parse, type ExecutionResult } from 'graphql';
import { createAnswerSize, limitResponses } from '../../gateway/graphql/response-budget.ts';

/**
 * Number of rounds. Each round measures both variants, so that other load on the machine slows both
 * down equally.
 */
const ROUNDS = 40;
const WARM_UP = 10;
const LINES = 1000;

const names = (count: number) => Array.from({ length: count }, (_, at) => `field${String(at)}`);
const rowOf = (count: number, value: (at: number) => unknown) =>
  Object.fromEntries(names(count).map((name, at) => [name, value(at)]));
const mixed = (at: number) =>
  at % 3 === 0 ? `文字 ${String(at)}` : at % 3 === 1 ? at * 1.5 : `text of field ${String(at)}`;

/** Answers that are large for different reasons. */
const ANSWERS = [
  {
    title: '1,000 lines of 15 fields',
    values: LINES * 15,
    sdl: `type Line { ${names(15)
      .map((name) => `${name}: String`)
      .join(' ')} } type Query { lines: [Line!]! }`,
    query: `{ lines { ${names(15).join(' ')} } }`,
    line: rowOf(15, mixed),
  },
  {
    title: '1,000 rows of 40 columns in one scalar each',
    values: LINES * 40,
    sdl: 'scalar Row type Line { values: Row } type Query { lines: [Line!]! }',
    query: '{ lines { values } }',
    line: { values: rowOf(40, mixed) },
  },
] as const;

interface Measured {
  answer: string;
  'without, ms': string;
  'with, ms': string;
  ratio: string;
  'ns per value': number;
}

/**
 * Prints the cost of counting the bytes of an answer value by value
 * (`gateway/graphql/response-budget.ts`), by comparing the same answers with and without it.
 */
export async function printResponseCounting(): Promise<void> {
  const table: Measured[] = [];
  for (const answer of ANSWERS) table.push(await measure(answer));
  console.log('\nCounting the bytes of an answer, until it is text');
  console.table(table);
}

async function measure({
  title,
  values,
  sdl,
  query,
  line,
}: (typeof ANSWERS)[number]): Promise<Measured> {
  const document = parse(query);
  const rootValue = { lines: Array.from({ length: LINES }, () => line) };
  const schemas = { without: buildSchema(sdl), with: limitResponses(buildSchema(sdl)) };
  const times = { without: [] as number[], with: [] as number[] };
  const kinds = ['without', 'with'] as const;
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const contextValue = {
        answerSize: createAnswerSize(),
        cancellation: { cancel: () => undefined },
      };
      const since = performance.now();
      const result: ExecutionResult = await execute({
        schema: schemas[kind],
        document,
        rootValue,
        contextValue,
      });
      JSON.stringify(result);
      if (round >= 0) times[kind].push(performance.now() - since);
      if (result.errors !== undefined) throw new Error(`${title}: ${String(result.errors[0])}`);
    }
  const [without, counted] = [medianOf(times.without), medianOf(times.with)];
  return {
    answer: title,
    'without, ms': without.toFixed(2),
    'with, ms': counted.toFixed(2),
    ratio: (counted / without).toFixed(2),
    'ns per value': Math.round(((counted - without) * 1e6) / values),
  };
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
