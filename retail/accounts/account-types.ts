/** Kinds of accounts, by account.usertype. */
export const STAFF = '1';
export const SUPPLIER = '2';
/** An account for a program: it has a post like staff, and no password. The portal takes it for staff. */
export const SERVICE_ACCOUNT = '3';
