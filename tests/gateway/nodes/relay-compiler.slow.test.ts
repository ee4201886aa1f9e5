import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedPortal } from '../workflow/embedded-portal.ts';

/** A component as a program with Relay has it: a list that is read on, and an object that is read again. */
const SOURCE = `import { graphql } from 'react-relay';
const list = graphql\`
  fragment Tasks_viewer on Viewer
  @refetchable(queryName: "TasksPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" }) {
    taskConnection(list: POOL, first: $count, after: $cursor) @connection(key: "Tasks_taskConnection") {
      edges { node { id ...Tasks_task } }
    }
  }
\`;
const row = graphql\`
  fragment Tasks_task on Task @refetchable(queryName: "TasksTaskQuery") { name }
\`;
const page = graphql\`
  query TasksQuery { viewer { ...Tasks_viewer } }
\`;
`;
const RELAY = join(process.cwd(), 'node_modules/relay-compiler/cli.js');
const CONFIG = {
  ...{ src: 'src', schema: 'portal.graphql', language: 'typescript' },
  ...{ artifactDirectory: 'src/compiled', eagerEsModules: true },
};

interface TaskPage {
  viewer: {
    taskConnection: {
      edges: { node: { id: string; name: string } }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  };
}

/** Compiles the component against the published schema, and returns the texts of its queries. */
async function compile(source: string): Promise<(name: string) => string> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src/compiled'), { recursive: true });
  copyFileSync('schema/published/portal.graphql', join(folder, 'portal.graphql'));
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(CONFIG));
  writeFileSync(join(folder, 'src/Tasks.ts'), source);
  await promisify(execFile)(process.execPath, [RELAY, 'relay.config.json'], { cwd: folder });
  return (name) => {
    const artifact = readFileSync(join(folder, `src/compiled/${name}.graphql.ts`), 'utf8');
    const [, text = '""'] = /"text": (".*")/u.exec(artifact) ?? [];
    return JSON.parse(text) as string;
  };
}

test("Relay's compiler accepts the schema, and its queries read a list on and an object again", async () => {
  const queryOf = await compile(SOURCE);
  const ask = await (await embeddedPortal()).signIn('ops_director');
  const pageAfter = async (query: string, cursor: string | null) => {
    const { data, errors } = await ask(queryOf(query), { cursor });
    expect(errors).toBeUndefined();
    return (data as unknown as TaskPage).viewer.taskConnection;
  };
  const first = await pageAfter('TasksQuery', null);
  expect([first.edges.length, first.pageInfo.hasNextPage]).toEqual([2, true]);
  const second = await pageAfter('TasksPaginationQuery', first.pageInfo.endCursor);
  const ids = [...first.edges, ...second.edges].map(({ node }) => node.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(2);

  const again = await ask(queryOf('TasksTaskQuery'), { id: ids[0] });
  expect(again.errors).toBeUndefined();
  expect(again.data).toMatchObject({ node: { name: first.edges[0]?.node.name } });
});

test('what the schema does not have is not compiled', async () => {
  await expect(compile(SOURCE.replace('{ name }', '{ nickname }'))).rejects.toThrow('nickname');
});
