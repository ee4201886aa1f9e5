import type { Plugin } from 'vite';
import { codeOf, importsBelow, withoutUnusedMethods } from './used-methods.ts';

/**
 * Leaves out of the build what the portal never uses of PrimeReact: its style sheets (components
 * are unstyled), the ripple (off) and tooltips of single components, the list of icon names, and
 * most functions of its utilities. It is half of what the sign-in page would load of the library.
 */
const library = /[\\/]node_modules[\\/]primereact[\\/].*\.js$/u;
/** What components of the library import, but never show. */
const unused = new Set(['ripple', 'tooltip']);
const unusedImport = /^primereact\/(?:ripple|tooltip)$/u;
const utilities = /[\\/]primereact[\\/]utils[\\/]utils\.esm\.js$/u;
const NOTHING = '\0portal:nothing';

/** Style sheets are strings; a list that nobody reads is dropped if freezing it counts as pure. */
export const withoutStyles = (code: string): string =>
  code
    .replace(
      /^var (\w*[sS]tyles?\w*|css) = "(?:[^"\\]|\\.)*"(?:\.concat\([^;]*\))?;$/gmu,
      'var $1 = "";',
    )
    .replace(/= Object\.freeze\(/gu, '= /*#__PURE__*/Object.freeze(');

export function leanPrime(): Plugin {
  let sources = '';
  return {
    name: 'portal:lean-prime',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      sources = config.root;
    },
    // A page that wants a tooltip of its own imports it, and gets the real one.
    resolveId(id, importer) {
      return unusedImport.test(id) && importer !== undefined && library.test(importer)
        ? NOTHING
        : null;
    },
    load(id) {
      return id === NOTHING
        ? 'export const Ripple = () => null;\nexport const Tooltip = Ripple;\n'
        : null;
    },
    transform(code, id) {
      if (!library.test(id)) return null;
      const lean = withoutStyles(code);
      return {
        code: utilities.test(id) ? withoutUnusedMethods(lean, reachableCode(id, sources)) : lean,
        map: null,
      };
    },
  };
}

/** The code of the library that the portal can reach, but for the utilities themselves. */
function reachableCode(utilitiesPath: string, sources: string): readonly string[] {
  const folder = utilitiesPath.replace(utilities, '/primereact');
  return codeOf(importsBelow(sources), folder, new Set(['utils', ...unused]));
}
