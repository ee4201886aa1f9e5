import type { Plugin } from 'vite';

/**
 * Leaves out of the build what the portal never uses of PrimeReact: its style sheets (components
 * are unstyled), the ripple (off) and tooltips of single components, and the list of icon names.
 */
const library = /[\\/]node_modules[\\/]primereact[\\/].*\.js$/u;
/** What components of the library import, but never show. */
const unusedImport = /^primereact\/(?:ripple|tooltip)$/u;
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
  return {
    name: 'portal:lean-prime',
    apply: 'build',
    enforce: 'pre',
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
      return { code: withoutStyles(code), map: null };
    },
  };
}
