import { requireSignedIn, type Context } from '../request/context.ts';

/** Tells everybody of the enterprise who looks at a list that rows of it have changed: which module, and no row of it. */
export function tellList(context: Context, moduleCode: string): void {
  context.live.tellEnterprise(requireSignedIn(context).session, [{ kind: 'list', key: moduleCode }]);
}
