import { codegenDrift } from './drift.mjs';
import { runTool, sideBySide, step } from './steps.mjs';
import { unusedCode } from './unused-code.mjs';

/** `npm run check`: types, lint, layers and sizes, format, unused code and whether the generated files are fresh. Results are cached below node_modules/.cache. */
const CACHE = 'node_modules/.cache';
const typesOf = (project, name) => () =>
  runTool('tsc', [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/${name}.tsbuildinfo`,
    '--pretty',
    'false',
  ]);

const steps = [
  [
    'lint',
    () =>
      runTool('eslint', [
        '.',
        '--cache',
        '--cache-strategy',
        'content',
        '--cache-location',
        `${CACHE}/eslint`,
      ]),
  ],
  // The rules that the linter cannot see: cycles of types, sizes of files and folders.
  [
    'layers, cycles and sizes',
    () =>
      runTool(
        'vitest',
        ['run', '--project', 'node', 'tests/architecture.test.ts', '--reporter=dot'],
        {
          env: { NO_COLOR: '1' },
        },
      ),
  ],
  ['types of gateway, services and tests', typesOf('tsconfig.json', 'node')],
  ['types of the web', typesOf('web/tsconfig.json', 'web')],
  ['generated files', codegenDrift],
  ['unused code', () => unusedCode()],
  [
    'format',
    () =>
      runTool('prettier', [
        '--check',
        '.',
        '--cache',
        '--cache-location',
        `${CACHE}/prettier-check`,
        '--log-level',
        'warn',
      ]),
  ],
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
