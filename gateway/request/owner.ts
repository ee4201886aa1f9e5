import type { Account } from './account.ts';

/** The owner of what an account stores here, and who can see it when it is shared. */
export interface Owner {
  enterprise: string;
  /** Staff, or the users of one supplier. Nothing is shared between suppliers. */
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
