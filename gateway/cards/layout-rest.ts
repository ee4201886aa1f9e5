import type { Account } from '../request/account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { CardPlacementInput } from '../generated/resolvers.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { cardRowsOf, type TemplateRow } from './template-rest.ts';

type SaveLayout = components['schemas']['SaveLayoutRequest'];

/**
 * Identifies the owner of a layout: an account in its post. Suppliers have no post, so their post
 * fields are empty.
 */
function ownerOf({ code, mainPost }: Account) {
  return {
    usercode: code,
    deptcode: mainPost?.departmentCode ?? '',
    posttmplcode: mainPost?.templateCode ?? '',
    postcode: mainPost?.code ?? '',
  };
}

/** Saves the whole layout. `version` is the version that was read, to detect concurrent changes. */
export function saveLayout(
  retail: RetailClient,
  account: Account,
  {
    template,
    version,
    cards,
  }: { template: TemplateRow; version: number; cards: readonly CardPlacementInput[] },
): Promise<unknown> {
  const names = new Map(cardRowsOf(template).map(({ cardcode, cardname }) => [cardcode, cardname]));
  const body: SaveLayout = {
    dtmplcode: template.dtmplcode,
    dtype: template.dtype,
    ...ownerOf(account),
    version,
    rownum: template.rownum,
    colnum: template.colnum,
    details: cards.map(({ code, position }) => ({
      cardcode: code,
      cardname: names.get(code) ?? code,
      ...(position && {
        rownum: position.row,
        colnum: position.column,
        width: position.width,
        height: position.height,
      }),
    })),
  };
  return retail.call('saveDashboardLayout', body);
}

/** Resets the layout to the template's. Throws a conflict if the version has changed. */
export function resetLayout(
  retail: RetailClient,
  account: Account,
  code: string,
  version: number,
): Promise<unknown> {
  const { usercode, postcode } = ownerOf(account);
  return retail.call('resetDashboardLayout', { dtmplcode: code, usercode, postcode, version });
}
