// Finds out which generated hooks the portal uses.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const isSource = (path) =>
  /\.tsx?$/.test(path) && !/\.gen\.ts$|(^|[\\/])(dist|node_modules)[\\/]/.test(path);
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'[^']*\.gen\.ts'/g;

/** The names that the sources of a folder import from generated files. */
function namesImportedIn(folder) {
  const names = new Set();
  for (const path of readdirSync(folder, { recursive: true }).filter(isSource)) {
    for (const [, list] of readFileSync(join(folder, path), 'utf8').matchAll(IMPORT))
      for (const one of list.split(',')) names.add(one.trim().split(/\s/)[0]);
  }
  return names;
}

const known = new Map();

/**
 * The imported names of a folder. They are read once, because the generator asks again for each
 * file that it writes.
 */
module.exports.usedHooks = (folder) => {
  if (!known.has(folder)) known.set(folder, namesImportedIn(folder));
  return known.get(folder);
};
