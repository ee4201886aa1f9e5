import { codegenDrift } from './drift.mjs';
import { run, runTool, sideBySide, step } from './steps.mjs';
import { unusedCode } from './unused-code.mjs';

/**
 * `npm run check`: types, lint, layers and sizes, format, unused code, and whether the generated
 * files are up to date. The native compiler checks the types in a sixth of the time; typescript
 * itself is only there for tools that use its API.
 */
const NATIVE_COMPILER = 'node_modules/typescript-native/bin/tsc';
const typesOf = (project) => () =>
  run(process.execPath, [NATIVE_COMPILER, '-p', project, '--pretty', 'false']);

const steps = [
  // The rules that the linter cannot check: import cycles, and the sizes of files and folders.
  [
    'layers, cycles and sizes',
    () =>
      runTool(
        'vitest',
        ['run', '--project', 'node', 'tests/architecture.test.ts', '--reporter=dot'],
        { env: { NO_COLOR: '1' } },
      ),
  ],
  ['unused code', () => unusedCode()],
  ['lint', () => runTool('oxlint', [])],
  [
    'schema and operations',
    () =>
      runTool('eslint', [
        ...['--config', 'scripts/lint/graphql.config.mjs', '--max-warnings', '0'],
        ...['schema/*.graphql', 'web/**/*.graphql'],
      ]),
  ],
  ['generated files', codegenDrift],
  ['types of gateway, services and tests', typesOf('tsconfig.json')],
  ['types of the web', typesOf('web/tsconfig.json')],
  ['format', () => runTool('oxfmt', ['--check', '.'])],
];

export const check = () =>
  sideBySide(
    steps.map(
      ([title, work]) =>
        () =>
          step(title, work),
    ),
    2,
  );

if (process.argv[1] === import.meta.filename) process.exitCode = (await check()) ? 0 : 1;
