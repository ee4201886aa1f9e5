import { writeFileSync } from 'node:fs';
import { publishedFiles } from './published-files.ts';

/** Part of `npm run codegen`: writes the printed schema and the list of its changes. */
for (const { path, text } of await publishedFiles()) writeFileSync(path, text);
