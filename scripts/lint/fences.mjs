import { existsSync } from 'node:fs';

/**
 * Rules for imports, as a table. The rules are general: none names a feature, a domain or a
 * service, so they apply to a new one from its first file. The linter checks them in the editor,
 * and tests/architecture.test.ts checks them for all imports of the project.
 */
const TOP_FOLDERS = ['gateway', 'retail', 'web'];
const PROJECT = new URL('../../', import.meta.url);
/** From low to high: a layer must not import from a higher one. */
const WEB_LAYERS = ['generated', 'design', 'platform', 'records', 'features', 'app'];
/**
 * Layers of the gateway from top to bottom; folders in the same line are on the same level. "root"
 * stands for the files that compose the server, and "domains" for every folder with a resolvers.ts.
 */
const GATEWAY_LAYERS = [
  ['root'],
  ['http'],
  ['domains', 'graphql'],
  ['request', 'module-model', 'events', 'workbook', 'metrics'],
  ['config'],
  ['upstream'],
  ['store'],
  ['errors', 'values', 'async', 'sealed', 'language', 'logging', 'certificates'],
];
/**
 * The request context names what every layer adds to it, so it may import from all of them. It
 * contains only types, which are erased at build time; the architecture test checks that.
 */
export const TYPES_OF_ALL_LAYERS = 'gateway/request/context.ts';
const FORBIDDEN_NAMES = /^(utils?|helpers?|common|misc|shared|lib)$/;
const DEEPEST = 4;

const placeOf = (path) => {
  const [top, folder, inner] = path.split('/');
  const nested = path.split('/').length > 2;
  return { path, top, folder: nested ? folder : undefined, inner, file: path.split('/').at(-1) };
};
/** A folder of the gateway is a domain if it resolves fields of the schema. */
const isDomain = (place) =>
  place.top === 'gateway' &&
  place.folder !== undefined &&
  place.folder !== 'generated' &&
  existsSync(new URL(`gateway/${place.folder}/resolvers.ts`, PROJECT));
const isGatewayRoot = (place) => place.top === 'gateway' && place.folder === undefined;

const gatewayLayerOf = (place) => {
  const name = isGatewayRoot(place) ? 'root' : isDomain(place) ? 'domains' : place.folder;
  return GATEWAY_LAYERS.findIndex((names) => names.includes(name));
};

export const isGenerated = (path) => /(^|\/)generated\/|\.gen\.tsx?$/.test(path);

const rules = [
  {
    says: 'nothing imports the tests',
    breaks: (from, to) => to.top === 'tests' && from.top !== 'tests',
  },
  {
    says: 'gateway, retail and web never import each other, nor anything else of the project but schema/generated',
    breaks: (from, to) =>
      TOP_FOLDERS.includes(from.top) &&
      to.top !== from.top &&
      !to.path.startsWith('schema/generated/'),
  },
  {
    says: 'a domain of the gateway never imports another domain: they meet in the schema, through a loader in the context',
    breaks: (from, to) => isDomain(from) && isDomain(to) && from.folder !== to.folder,
  },
  {
    says: 'resolvers ask rest.ts or a loader and never see upstream',
    breaks: (from, to) =>
      isDomain(from) && from.file === 'resolvers.ts' && to.folder === 'upstream',
  },
  {
    says: `the layers of the gateway go ${GATEWAY_LAYERS.map((names) => names.join(' and ')).join(', then ')}, and never back; only ${TYPES_OF_ALL_LAYERS} takes types from above`,
    breaks: (from, to) =>
      from.top === 'gateway' &&
      to.top === 'gateway' &&
      from.path !== TYPES_OF_ALL_LAYERS &&
      gatewayLayerOf(to) !== -1 &&
      gatewayLayerOf(to) < gatewayLayerOf(from),
  },
  {
    says: 'the resolvers of a domain are imported by schema.ts alone: rest.ts and loaders.ts are below them',
    breaks: (from, to) =>
      isDomain(to) &&
      to.file === 'resolvers.ts' &&
      to.path.split('/').length === 3 &&
      from.top === 'gateway' &&
      from.path !== 'gateway/schema.ts',
  },
  {
    says: 'main.ts is imported by nobody',
    breaks: (_from, to) =>
      TOP_FOLDERS.slice(0, 2).includes(to.top) && to.folder === undefined && to.file === 'main.ts',
  },
  {
    says: 'a feature of the web never imports another feature: what both need belongs into records, platform or design',
    breaks: (from, to) =>
      from.top === 'web' &&
      to.top === 'web' &&
      from.folder === 'features' &&
      to.folder === 'features' &&
      from.inner !== to.inner,
  },
  {
    says: 'the layers of the web go app, features, records, platform, design, generated, and never up',
    breaks: (from, to) =>
      from.top === 'web' &&
      to.top === 'web' &&
      WEB_LAYERS.includes(from.folder) &&
      WEB_LAYERS.includes(to.folder) &&
      WEB_LAYERS.indexOf(to.folder) > WEB_LAYERS.indexOf(from.folder),
  },
];

const packageRules = [
  {
    says: 'PrimeReact is used in web/design and web/records alone: a feature uses their components, so that one of them can be replaced',
    breaks: (from, name) =>
      /^primereact(\/|$)/.test(name) &&
      !/^web\/(design|records)\//.test(from.path) &&
      from.top !== 'tests',
  },
  {
    says: 'undici is used in gateway/upstream alone: the transport is a parameter everywhere else',
    breaks: (from, name) =>
      name === 'undici' &&
      from.top === 'gateway' &&
      from.folder !== 'upstream' &&
      from.file !== 'main.ts',
  },
];

export function judgeImport(from, to, isPackage) {
  if (isGenerated(from)) return undefined;
  const place = placeOf(from);
  if (isPackage) return packageRules.find((rule) => rule.breaks(place, to))?.says;
  if (!/\.[a-z]+(\?[a-z]+)?$/.test(to)) return 'a relative import carries its extension';
  return rules.find((rule) => rule.breaks(place, placeOf(to)))?.says;
}

export function judgePath(path) {
  const parts = path.split('/');
  const named = parts.find((part) => FORBIDDEN_NAMES.test(part.replace(/\.\w+$/, '')));
  if (named !== undefined)
    return `${named} says nothing: a folder is a noun of the business, a file is what it exports`;
  if (/^index\.(ts|tsx|mts|js|mjs)$/.test(parts.at(-1)))
    return 'no barrels: import the file that has it';
  if (TOP_FOLDERS.concat('tests').includes(parts[0]) && parts.length - 2 > DEEPEST)
    return `at most ${DEEPEST} folders below ${parts[0]}/`;
  return undefined;
}
