import { runTool } from './steps.mjs';

const HINT = `What to do: drop \`export\` where only the file itself uses it, delete what nothing uses, uninstall a package that nothing imports.
A file that is started by its path (a program, a thread, a page) belongs in the entries of knip.jsonc.`;

/**
 * Finds unused files, exports and packages. `folder` is the project, or a copy of its configuration
 * with other files.
 */
export async function unusedCode(folder = process.cwd()) {
  const { ok, output } = await runTool('knip', ['--no-progress'], {
    cwd: folder,
    env: { NO_COLOR: '1' },
  });
  return { ok, output: ok ? output : `${output.trimEnd()}\n\n${HINT}` };
}
