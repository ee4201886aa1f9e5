import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '../../support/source-files.ts';
import { startDocumentedPortal } from './documented-portal.ts';
import { isOutput, readSnippets } from './read-snippets.ts';
import { createRunner } from './run-snippet.ts';

// Each example is a process, on machines that are busy with other work.
vi.setConfig({ testTimeout: 120_000 });

test.each(['docs/integrating.md', 'docs/analysts.md'])(
  'every example of %s does what the document says, from top to bottom',
  async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'me.png'), ONE_PIXEL);
    // As after the installation of the packages that an example names.
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const portal = await startDocumentedPortal('ops_director');
    const run = createRunner({ ...portal, folder, python: inject('pythonProgram') });
    const snippets = readSnippets(readFileSync(join(projectRoot, path), 'utf8'));
    expect(snippets.length).toBeGreaterThan(0);
    for (const snippet of snippets) {
      if (snippet.runBy !== null) {
        // The comment names a test of the project.
        readFileSync(join(projectRoot, snippet.runBy));
        continue;
      }
      const { problem, printed } = await run(snippet);
      expect.soft(problem, snippet.title).toBeNull();
      if (snippet.output !== null && printed !== null && !isOutput(printed, snippet.output))
        expect.soft(printed, snippet.title).toBe(snippet.output);
    }
  },
);

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
