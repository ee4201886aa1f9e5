import type { Plugin } from 'vite';

/**
 * Leaves out of the build what the portal never uses of PrimeReact: its style sheets and what loads
 * them (components are unstyled), the ripple (off), tooltips of single components, the fields of a pager and the
 * spinner of a button (the portal has its own), the filter of typed keys, the pager and the filters
 * of a table, the animation of a menu, and the list of icon names.
 */
const library = /[\\/]node_modules[\\/]primereact[\\/].*\.js$/u;
const componentFile = /[\\/](\w+)\.esm\.js$/u;
/** What components of the library import, but never show: some of all, some of a single one. */
const unusedImport = /^primereact\/(?:ripple|tooltip)$/u;
const unusedImportsOf: Readonly<Record<string, RegExp>> = {
  button: /^primereact\/icons\/spinner$/u,
  datatable: /^primereact\/(?:paginator|dropdown|csstransition)$/u,
  menu: /^primereact\/csstransition$/u,
  inputtext: /^primereact\/keyfilter$/u,
  inputtextarea: /^primereact\/keyfilter$/u,
  paginator: /^primereact\/(?:dropdown|inputnumber)$/u,
};
const UNUSED_NAMES = [
  'Ripple',
  'Tooltip',
  'SpinnerIcon',
  'KeyFilter',
  'Paginator',
  'Dropdown',
  'InputNumber',
];
const NOTHING = '\0portal:nothing';

/** Style sheets are strings; a list that nobody reads is dropped if freezing it counts as pure. */
export const withoutStyles = (code: string): string =>
  code
    .replace(
      /^var (\w*[sS]tyles?\w*|css) = "(?:[^"\\]|\\.)*"(?:\.concat\([^;]*\))?;$/gmu,
      'var $1 = "";',
    )
    .replace(/= Object\.freeze\(/gu, '= /*#__PURE__*/Object.freeze(');

const spreadHelper = /^function (_objectSpread[$\w]*)\(e\) \{ for .*\}$/gmu;
const flatCase = "str.replace(/(-|_)/g, '').toLowerCase()";

/**
 * Replaces two helpers that the library calls ten times and more for each cell of a table. It
 * copies objects property by property with their descriptors, which for its plain objects gives the
 * same as Object.assign, and it derives the flat form of the same few names again each time.
 */
export const withQuickHelpers = (code: string): string =>
  code
    .replace(spreadHelper, 'function $1() { return Object.assign.apply(Object, arguments); }')
    .replace(flatCase, `(flatNames[str] ??= ${flatCase})`)
    .replace(
      /^var ObjectUtils = /mu,
      'var flatNames = /*#__PURE__*/Object.create(null);\nvar ObjectUtils = ',
    );

/**
 * Each component of the library puts style sheets into the document when it is mounted, with four
 * hooks, and renders again afterwards. Without styles nothing is left to put there.
 */
export const withoutStyleLoading = (code: string): string =>
  code.replace(
    /^var useHandleStyle = function useHandleStyle\(styles\) \{$[^]*?^\};$/mu,
    'var useHandleStyle = function useHandleStyle() {};',
  );

export function leanPrime(): Plugin {
  return {
    name: 'portal:lean-prime',
    apply: 'build',
    enforce: 'pre',
    // A page that wants a tooltip of its own imports it, and gets the real one.
    resolveId(id, importer) {
      if (importer === undefined || !library.test(importer)) return null;
      const [, component = ''] = componentFile.exec(importer) ?? [];
      return unusedImport.test(id) || unusedImportsOf[component]?.test(id) ? NOTHING : null;
    },
    load(id) {
      return id === NOTHING
        ? [
            ...UNUSED_NAMES.map((name) => `export const ${name} = () => null;`),
            'export const CSSTransition = ({ children }) => children;',
          ].join('\n')
        : null;
    },
    transform(code, id) {
      if (!library.test(id)) return null;
      return { code: withQuickHelpers(withoutStyleLoading(withoutStyles(code))), map: null };
    },
  };
}
