import { errorsOf } from '../../../platform/apollo/failure.ts';
import { isOutage } from '../../../platform/outage/outage-desk.ts';
import type { WorkbenchQuery } from '../Workbench.gen.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;

/** The parts of the shell that come from services of their own: each may be late or fail without the others. */
const fields = {
  settings: 'settings',
  languagePacks: 'packs',
  applications: 'applications',
  commonMenus: 'commonMenus',
  favourites: 'favourites',
  avatarUrl: 'avatar',
} as const;

type OwnPart = (typeof fields)[keyof typeof fields];
/** A menu tree is a part for each application; no code has a space. */
export type PartKey = OwnPart | `menus ${string}`;
/** `asking`: on its way, late or asked for again. */
export type PartState = 'there' | 'asking' | 'failed';
/**
 * `came`: it was answered, and the cache shows it in a moment. `down`: the services could not be reached for it; `again`: it was down and is
 * asked for again; `refused`: they answered, and gave nothing.
 */
export type ToldState = 'asking' | 'came' | 'down' | 'again' | 'refused';

const lateCode = 'UPSTREAM_TIMEOUT';

/** The services answered and gave nothing, without saying why. */
export class NothingGivenError extends Error {
  override readonly name = 'NothingGivenError';
}

export const menusOf = (applicationCode: string): PartKey => `menus ${applicationCode}`;

/** What the errors of the shell's one request say of its parts: a late one is on its way, any other has failed. */
export function partsIn(
  error: unknown,
  viewer: Viewer | null | undefined,
): ReadonlyMap<PartKey, ToldState> {
  const states = new Map<PartKey, ToldState>();
  for (const one of errorsOf(error) ?? []) {
    const key = keyAt(one.path ?? [], viewer);
    if (key !== null)
      states.set(key, one.extensions?.code === lateCode ? 'asking' : stateAfter({ errors: [one] }));
  }
  return states;
}

/** What became of a part that could not be had. An error that is none of GraphQL means that the gateway was not reached. */
export function stateAfter(error: unknown): 'down' | 'refused' {
  const first = errorsOf(error)?.[0];
  if (first === undefined) return error instanceof NothingGivenError ? 'refused' : 'down';
  const { code, reason, returncode } = first.extensions ?? {};
  return isOutage({ code: String(code), reason: textOf(reason), returncode: textOf(returncode) })
    ? 'down'
    : 'refused';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function keyAt(
  [, field, at, below]: readonly (string | number)[],
  viewer: Viewer | null | undefined,
): PartKey | null {
  if (field === 'applications' && below === 'menus') {
    const application = viewer?.applications?.[Number(at)];
    return application === undefined ? null : menusOf(application.code);
  }
  return typeof field === 'string' && Object.hasOwn(fields, field)
    ? fields[field as keyof typeof fields]
    : null;
}

/** Whether a part is on the page, whatever was said of it before. */
export function isThere(key: PartKey, viewer: Viewer | null | undefined): boolean {
  if (viewer == null) return false;
  const own: Readonly<Record<OwnPart, unknown>> = {
    settings: viewer.settings,
    packs: viewer.languagePacks,
    applications: viewer.applications,
    commonMenus: viewer.commonMenus,
    favourites: viewer.favourites,
    avatar: viewer.avatarUrl,
  };
  if (Object.hasOwn(own, key)) return own[key as OwnPart] !== null;
  return (
    viewer.applications?.some(({ code, menus }) => menusOf(code) === key && menus !== null) ?? false
  );
}

/** All menus have come, or have failed for good: what depends on the menus waits no longer. */
export function haveMenusSettled(
  viewer: Viewer | null | undefined,
  stateOf: (key: PartKey) => PartState,
): boolean {
  return viewer?.applications?.every(({ code }) => stateOf(menusOf(code)) !== 'asking') ?? false;
}
