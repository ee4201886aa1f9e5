import { errorsOf } from '../../../platform/apollo/failure.ts';
import { isOutage } from '../../../platform/outage/outage-store.ts';
import type { WorkbenchQuery } from '../Workbench.gen.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;

/**
 * The fields of the shell query and their parts. The parts come from different services, so each
 * can be late or fail on its own.
 */
const partsByField = {
  settings: 'settings',
  languagePacks: 'packs',
  applications: 'applications',
  commonMenus: 'commonMenus',
  favourites: 'favourites',
  avatarUrl: 'avatar',
} as const;

type FieldPart = (typeof partsByField)[keyof typeof partsByField];
/** The menus of each application are a part. Application codes contain no spaces. */
export type PartKey = FieldPart | `menus ${string}`;
/** `loading`: not answered yet, late or retried. */
export type PartState = 'loaded' | 'loading' | 'failed';
/**
 * What is known of a part that was not in the shell query. `answered`: loaded, and about to appear
 * in the cache. `unreachable`: the services could not be reached. `retrying`: it was unreachable
 * and is being loaded again. `refused`: the services answered without the part.
 */
export type ReportedState = 'loading' | 'answered' | 'unreachable' | 'retrying' | 'refused';

const TIMEOUT_CODE = 'UPSTREAM_TIMEOUT';

/** The services answered without the part and without an error. */
export class EmptyAnswerError extends Error {
  override readonly name = 'NothingGivenError';
}

/** The part with the menus of an application. */
export const menusPartOf = (applicationCode: string): PartKey => `menus ${applicationCode}`;

/**
 * The states of the parts from the errors of the shell query: late parts are loading, others
 * failed.
 */
export function reportedStates(
  error: unknown,
  viewer: Viewer | null | undefined,
): ReadonlyMap<PartKey, ReportedState> {
  const states = new Map<PartKey, ReportedState>();
  for (const one of errorsOf(error) ?? []) {
    const key = partKeyOfPath(one.path ?? [], viewer);
    if (key !== null)
      states.set(
        key,
        one.extensions?.code === TIMEOUT_CODE ? 'loading' : failureState({ errors: [one] }),
      );
  }
  return states;
}

/**
 * The state of a failed part. An error that is not a GraphQL error means the gateway is
 * unreachable.
 */
export function failureState(error: unknown): 'unreachable' | 'refused' {
  const first = errorsOf(error)?.[0];
  if (first === undefined) return error instanceof EmptyAnswerError ? 'refused' : 'unreachable';
  const { code, reason, returncode } = first.extensions ?? {};
  return isOutage({ code: String(code), reason: textOf(reason), returncode: textOf(returncode) })
    ? 'unreachable'
    : 'refused';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function partKeyOfPath(
  [, field, index, below]: readonly (string | number)[],
  viewer: Viewer | null | undefined,
): PartKey | null {
  if (field === 'applications' && below === 'menus') {
    const application = viewer?.applications?.[Number(index)];
    return application === undefined ? null : menusPartOf(application.code);
  }
  return typeof field === 'string' && Object.hasOwn(partsByField, field)
    ? partsByField[field as keyof typeof partsByField]
    : null;
}

/** Whether the data of a part are in the cache, whatever was reported before. */
export function isLoaded(key: PartKey, viewer: Viewer | null | undefined): boolean {
  if (viewer == null) return false;
  const own: Readonly<Record<FieldPart, unknown>> = {
    settings: viewer.settings,
    packs: viewer.languagePacks,
    applications: viewer.applications,
    commonMenus: viewer.commonMenus,
    favourites: viewer.favourites,
    avatar: viewer.avatarUrl,
  };
  if (Object.hasOwn(own, key)) return own[key as FieldPart] !== null;
  return (
    viewer.applications?.some(({ code, menus }) => menusPartOf(code) === key && menus !== null) ??
    false
  );
}

/** Whether all menus are loaded or have failed. */
export function haveMenusSettled(
  viewer: Viewer | null | undefined,
  stateOf: (key: PartKey) => PartState,
): boolean {
  return (
    viewer?.applications?.every(({ code }) => stateOf(menusPartOf(code)) !== 'loading') ?? false
  );
}
