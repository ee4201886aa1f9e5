import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  coerceInputValue,
  Kind,
  NoDeprecatedCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { portalSchema } from '../../../gateway/schema.ts';
import type { DocumentedPortal } from './documented-portal.ts';
import type { Snippet } from './read-snippets.ts';
import { runProgram } from './run-program.ts';

interface Runner extends DocumentedPortal {
  /** Where the examples put their files, and find those of the examples before. */
  folder: string;
  /** Null: examples in Python are not run. */
  python: string | null;
}

/** What came of an example: null for nothing to complain about, and for nothing printed. */
interface Result {
  problem: string | null;
  printed: string | null;
}

const FINE: Result = { problem: null, printed: null };
const TSX = pathToFileURL(
  join(import.meta.dirname, '../../../node_modules/tsx/dist/loader.mjs'),
).href;
/** The program sets these variables; the document gives examples of their values. */
const EXPORT = /^export (\w+)=\S+$/u;
/** The first line of an example says in which file readers save it. */
const FILE = /^(?:\/\/|#) ([\w-]+\.(?:mts|py))\n/u;
const PENDING = '{ viewer { approvals(list: PENDING) { nodes { taskCode } } } }';

/** Returns the function that runs examples one after the other, as a reader does. */
export function createRunner({ gateway, env, folder, python }: Runner) {
  let operation: OperationDefinitionNode | null = null;

  async function start(program: readonly [string, ...string[]], input?: string): Promise<Result> {
    const { code, printed, failures } = await runProgram(program, { folder, env, input });
    return {
      problem: code === 0 ? refusalIn(printed) : `ended with ${String(code)}: ${failures}`,
      printed,
    };
  }

  async function runShell(code: string): Promise<Result> {
    const exported = code
      .trim()
      .split('\n')
      .map((line) => EXPORT.exec(line)?.[1]);
    if (exported.every((name) => name !== undefined))
      return exported.every((name) => name in env)
        ? FINE
        : complaint('exports an unknown variable');
    return start(['bash', '-euo', 'pipefail'], code);
  }

  async function runFile(code: string, program: readonly [string, ...string[]]): Promise<Result> {
    const name = FILE.exec(code)?.[1];
    if (name === undefined)
      return complaint('does not say in its first line in which file it is saved');
    writeFileSync(join(folder, name), code);
    return start([...program, name]);
  }

  async function ask(query: string, variables: Record<string, unknown>, operationName?: string) {
    const response = await fetch(`${env.PORTAL}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${env.TOKEN}` },
      body: JSON.stringify({ query, variables, operationName }),
    });
    return (await response.json()) as Awaited<ReturnType<typeof gateway.ask>>;
  }

  /** Values for the variables that a document leaves to its readers. */
  async function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode) {
    if (!variableDefinitions.some(({ variable }) => variable.name.value === 'taskCode')) return {};
    const { data } = await ask(PENDING, {});
    const { approvals } = data?.viewer as { approvals: { nodes: { taskCode: string }[] } };
    return { taskCode: approvals.nodes[0]?.taskCode };
  }

  /** Checks all operations, also for what is deprecated, and runs the queries. */
  async function runGraphql(code: string): Promise<Result> {
    const document = parse(code);
    const invalid = validate(portalSchema, document, [...specifiedRules, NoDeprecatedCustomRule]);
    if (invalid.length > 0) return complaint(invalid.map(({ message }) => message).join('\n'));
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      operation = definition;
      if (definition.operation !== OperationTypeNode.QUERY) continue;
      const variables = await variablesOf(definition);
      const answer = await ask(code, variables, definition.name?.value);
      const refusal = refusalIn(JSON.stringify(answer));
      if (refusal !== null) return complaint(refusal);
    }
    return FINE;
  }

  /** Either the variables of the operation before, or an example of an answer. */
  function checkJson(code: string): Result {
    const value = JSON.parse(code) as Record<string, unknown>;
    if ('data' in value) return FINE;
    for (const { variable, type } of operation?.variableDefinitions ?? []) {
      const inputType = typeFromAST(portalSchema, type as never) as GraphQLInputType;
      coerceInputValue(value[variable.name.value], inputType);
    }
    return FINE;
  }

  return async function run({ language, code }: Snippet): Promise<Result> {
    if (language === 'sh') return runShell(code);
    if (language === 'ts') return runFile(code, [process.execPath, '--import', TSX]);
    if (language === 'python') return python === null ? FINE : runFile(code, [python]);
    if (language === 'graphql') return runGraphql(code);
    return language === 'json'
      ? checkJson(code)
      : complaint(`has the unknown language "${language}"`);
  };
}

const complaint = (problem: string): Result => ({ problem, printed: null });

/** The refusal in what a program printed, if that is an answer of the gateway. */
function refusalIn(printed: string): string | null {
  const answers = printed.split('\n').filter((line) => line.startsWith('{'));
  const refused = answers.find((line) => 'errors' in (JSON.parse(line) as object));
  return refused ?? null;
}
