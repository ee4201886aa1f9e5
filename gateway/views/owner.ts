import type { Account } from '../request/account.ts';

/** Whose a view is, and who else may see it when it is shared. */
export interface Owner {
  enterprise: string;
  /** Staff, or the people of one supplier: what one supplier looks for is nothing for another. */
  audience: string;
  account: string;
}

export function ownerOf({ enterprise, userType, tenantCode, code }: Account): Owner {
  return {
    enterprise: enterprise.code,
    audience: userType === 'STAFF' ? 'STAFF' : `SUPPLIER ${tenantCode}`,
    account: code,
  };
}
