export type CodeLanguage = 'curl' | 'fetch' | 'python';

export interface CopiedRequest {
  /** The origin of the gateway. */
  origin: string;
  query: string;
  /** Variables as text; used only if it is a JSON object. */
  variables: string;
  operationName: string | null;
}

/**
 * Code that sends a request to the gateway. It takes an API token from the environment: neither the
 * session of this browser nor a header of the editor is ever copied.
 */
export const requestCodes: Readonly<Record<CodeLanguage, (request: CopiedRequest) => string>> = {
  curl: (request) =>
    [
      `curl '${request.origin}/graphql' \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -H "Authorization: Bearer $TOKEN" \\`,
      `  --data-raw '${JSON.stringify(bodyOf(request)).replaceAll("'", `'\\''`)}'`,
      '',
    ].join('\n'),
  fetch: ({ origin, ...request }) => {
    const { query, ...others } = bodyOf({ origin, ...request });
    const rest = Object.entries(others)
      .map(([name, value]) => `    ${name}: ${indented(JSON.stringify(value, null, 2), 4)},\n`)
      .join('');
    return `const response = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: \`Bearer \${process.env.TOKEN}\`,
  },
  body: JSON.stringify({
    query: \`${query.replaceAll(/[\\`]|\$\{/gu, (found) => `\\${found}`)}\`,
${rest}  }),
});
const { data, errors } = await response.json();
`;
  },
  python: (request) => {
    const { query, variables, operationName } = bodyOf(request);
    const escaped = query.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
    return `import json
import os

import requests

query = """
${escaped.trim()}
"""

body = {"query": query}
${variables === undefined ? '' : `body["variables"] = json.loads(${JSON.stringify(JSON.stringify(variables))})\n`}${
      operationName === undefined
        ? ''
        : `body["operationName"] = ${JSON.stringify(operationName)}\n`
    }
response = requests.post(
    "${request.origin}/graphql",
    json=body,
    headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
    timeout=60,
)
response.raise_for_status()
print(json.dumps(response.json(), ensure_ascii=False, indent=2))
`;
  },
};

interface RequestBody {
  query: string;
  variables?: object;
  operationName?: string;
}

function bodyOf({ query, variables, operationName }: CopiedRequest): RequestBody {
  const given = parseObject(variables);
  return {
    query,
    ...(given !== null && Object.keys(given).length > 0 && { variables: given }),
    ...(operationName !== null && operationName !== '' && { operationName }),
  };
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
