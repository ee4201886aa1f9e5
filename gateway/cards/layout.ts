import { RETURNCODES } from '../errors/returncodes.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type {
  DashboardLayoutResetInput,
  DashboardLayoutSaveInput,
  UserError,
} from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { layoutRefusal, tooManyCards, UNKNOWN_DASHBOARD } from './layout-check.ts';
import { resetLayout, saveLayout } from './layout-rest.ts';
import type { Dashboard } from './rest.ts';
import {
  cardRowsOf,
  findTemplate,
  isDashboardCode,
  maxCardsOf,
  type TemplateRow,
} from './template-rest.ts';

/**
 * Saving and resetting a layout. The template is read first, so that a refusal can name the card or
 * the limit, and because the services need the dashboard's kind and the cards' names. The services
 * detect concurrent changes. On a conflict the answer has the current layout, so that the user can
 * decide again.
 */
export interface LayoutResult {
  dashboard: Promise<Dashboard> | null;
  userErrors: UserError[];
}

const CONFLICT: Refusal = { field: 'version', code: 'CONFLICT', message: 'layoutChanged' };

/** Saves a layout after checking it against the template. */
export async function saveDashboardLayout(
  input: DashboardLayoutSaveInput,
  context: Context,
): Promise<LayoutResult> {
  const { retail, account } = requireSignedIn(context);
  const refusal = layoutRefusal(input);
  if (refusal !== null) return refusedLayout(refusal, context);
  const template = await findTemplate(retail, input.code);
  if (template === null) return refusedLayout(UNKNOWN_DASHBOARD, context);
  const misfit = templateRefusal(input, template);
  if (misfit !== null) return refusedLayout(misfit, context);
  const call = saveLayout(retail, account, { ...input, template });
  return settleChange(call, input.code, context, { code: 'INVALID', message: 'badUserInput' });
}

/** Resets a layout to the template of the dashboard. */
export async function resetDashboardLayout(
  { code, version }: DashboardLayoutResetInput,
  context: Context,
): Promise<LayoutResult> {
  const { retail, account } = requireSignedIn(context);
  if (!isDashboardCode(code)) return refusedLayout(UNKNOWN_DASHBOARD, context);
  if (version < 0)
    return refusedLayout({ field: 'version', code: 'INVALID', message: 'badUserInput' }, context);
  // The code is the only part of the input that the services can refuse as invalid.
  return settleChange(
    resetLayout(retail, account, code, version),
    code,
    context,
    UNKNOWN_DASHBOARD,
  );
}

function templateRefusal(
  { cards }: DashboardLayoutSaveInput,
  template: TemplateRow,
): Refusal | null {
  const limit = maxCardsOf(template);
  if (cards.length > limit) return tooManyCards(limit);
  const offered = new Set(cardRowsOf(template).map(({ cardcode }) => cardcode));
  const index = cards.findIndex(({ code }) => !offered.has(code));
  if (index === -1) return null;
  return {
    field: ['cards', String(index), 'code'],
    code: 'NOT_PERMITTED',
    message: 'cardNotPermitted',
  };
}

/**
 * Waits for a save. Returns its expected refusals as data: the permission was lost, or the layout
 * was changed in another window.
 */
async function settleChange(
  call: Promise<unknown>,
  code: string,
  context: Context,
  invalid: Refusal,
): Promise<LayoutResult> {
  try {
    await call;
  } catch (error) {
    const returncode = error instanceof UpstreamError ? error.returncode : undefined;
    if (returncode === RETURNCODES.CONFLICT)
      return { ...refusedLayout(CONFLICT, context), dashboard: reloadDashboard(code, context) };
    if (returncode === RETURNCODES.NOT_PERMITTED)
      return refusedLayout({ code: 'NOT_PERMITTED', message: 'forbidden' }, context);
    if (returncode === RETURNCODES.INVALID) return refusedLayout(invalid, context);
    throw error;
  }
  context.live.notify(requireSignedIn(context).session, [{ kind: 'layout', key: code }]);
  return { dashboard: reloadDashboard(code, context), userErrors: [] };
}

/**
 * The dashboard as it is now. The loaders are replaced, so that the rest of the request sees fresh
 * data. If the services fail here, only this field fails and the saved change remains.
 */
function reloadDashboard(code: string, context: Context): Promise<Dashboard> {
  const { loaders } = adoptSession(context, requireSignedIn(context).session);
  const dashboard = loaders.dashboard.load(code).then((found) => {
    if (found === null) throw new GatewayError('NOT_FOUND');
    const timeoutMs = context.config.cardTimeoutMs;
    return { ...found, cards: found.cards.map((card) => ({ ...card, timeoutMs })) };
  });
  // Prevents an unhandled rejection when the field is not selected.
  dashboard.catch(() => undefined);
  return dashboard;
}

function refusedLayout(refusal: Refusal, { locale }: Context): LayoutResult {
  return { dashboard: null, userErrors: [userError(locale, refusal)] };
}
