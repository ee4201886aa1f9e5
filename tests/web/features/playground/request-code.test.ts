import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { requestCodes } from '../../../../web/features/playground/request/request-code.ts';

const request = {
  origin: 'https://portal.example',
  query:
    'query Q($a: String) {\n  # it\'s "quoted", `ticked`, ${x}, \\n and """blocks"""\n  viewer { id }\n}\n',
  variables: '{ "a": "门店 O\'Neil \\"x\\"" }',
  operationName: 'Q',
};
const body = { query: request.query, variables: { a: '门店 O\'Neil "x"' }, operationName: 'Q' };

describe('Copied code', () => {
  it.each(['curl', 'fetch', 'python'] as const)(
    'in %s takes the token from the environment',
    (language) => {
      const code = requestCodes[language](request);
      expect(code).toContain('https://portal.example/graphql');
      expect(code).toMatch(
        /Bearer (?:\$TOKEN|\$\{process\.env\.TOKEN\}|\{os\.environ\['TOKEN'\]\})/u,
      );
      expect(code.toLowerCase()).not.toContain('cookie');
    },
  );

  it('for curl sends the query as it is, whatever the shell would make of it', () => {
    const code = requestCodes.curl(request).replace(/^curl/u, 'printf "%s\\n"');
    const said = execFileSync('sh', ['-c', code], { env: { TOKEN: 'secret' }, encoding: 'utf8' });
    const parts = said.split('\n');
    expect(parts).toContain('Authorization: Bearer secret');
    const sent = parts.find((line) => line.startsWith('{')) ?? '';
    expect(JSON.parse(sent)).toEqual(body);
  });

  it('for fetch sends the same', () => {
    const code = requestCodes.fetch(request);
    const expression = /body: (JSON\.stringify\([^]*\}\)),\n\}\);/u.exec(code)?.[1] ?? '';
    const said = execFileSync(process.execPath, ['-e', `console.log(${expression})`], {
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual(body);
  });

  it('for Python escapes what would end its text', () => {
    const code = requestCodes.python(request);
    expect(code).toContain('\\\\n and \\"\\"\\"blocks\\"\\"\\"');
    expect(code).toContain('body["operationName"] = "Q"');
    const literal = /json\.loads\((".*")\)/u.exec(code)?.[1] ?? '';
    expect(JSON.parse(JSON.parse(literal) as string)).toEqual(body.variables);
  });

  it.each(['', '{', '[1]', '{}'])('leaves out variables that are none: %j', (variables) => {
    const plain = { ...request, variables, operationName: null };
    expect(requestCodes.curl(plain)).toContain(
      JSON.stringify({ query: request.query }).slice(0, 20),
    );
    for (const code of Object.values(requestCodes)) {
      expect(code(plain)).not.toContain('variables');
      expect(code(plain)).not.toContain('operationName');
    }
  });
});
