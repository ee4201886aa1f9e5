export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 4217 currency code, for example CNY. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar day in the enterprise's time zone, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment, RFC 3339 with an offset, for example 2026-06-15T09:00:00+08:00. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number, serialised as a string so that no digit is lost: "1234.50". */
  Decimal: { input: string; output: string; }
};

/** Attainment against plan in bands (达成区间). */
export type AttainmentBand =
  /** Below 40 %. */
  | 'BELOW_40'
  /** 40 % to below 60 %. */
  | 'BELOW_60'
  /** 60 % to below 80 %. */
  | 'BELOW_80'
  /** 80 % to below 100 %. */
  | 'BELOW_100'
  /** 100 % and more. */
  | 'REACHED';

/** How a number is to be read. */
export type FigureUnit =
  /** A whole count. */
  | 'COUNT'
  /** An amount in the enterprise's currency. */
  | 'MONEY';

/** Where the menu of applications stands (菜单位置). REST: global parameter MENUMODE. */
export type MenuMode =
  /** A tree at the left, the default. REST: left. */
  | 'LEFT'
  /** A bar at the top. REST: top. */
  | 'TOP';

/** Why a module opens nothing. */
export type NoTargetReason =
  /** The address is malformed or its origin is not on the operator's list (地址错误). */
  | 'NOT_ALLOWED'
  /** No address is configured (未设置外部链接). */
  | 'NOT_CONFIGURED';

/** Windows of the sales line. */
export type SalesWindow =
  /** The last 7 days. REST: days 7. */
  | 'LAST_7_DAYS'
  /** The last 30 days. REST: days 30. */
  | 'LAST_30_DAYS';

/** What is needed to sign in. */
export type SessionSignInInput = {
  /** Account (账号), at most 64 characters. */
  account: Scalars['String']['input'];
  /** Enterprise number (企业编号), at most 32 characters. */
  enterpriseCode: Scalars['String']['input'];
  /** Password (密码), at most 128 characters. It is sent on to the services and kept nowhere. */
  password: Scalars['String']['input'];
  /** Which sign-in page is used: staff and suppliers have separate accounts. */
  userType: UserType;
};

/** Which stores the applications of an account work on. */
export type ShopMode =
  /** Both. REST: 3. */
  | 'BOTH'
  /** Multi-store applications only. REST: 2. */
  | 'MULTIPLE'
  /** No application, or a supplier. REST: 0. */
  | 'NONE'
  /** Single-store applications only. REST: 1. */
  | 'SINGLE';

/** Whether an application works on one store or on many. REST: issingleshop. */
export type ShopScope =
  /** Many stores at once. REST: 2. */
  | 'MULTIPLE'
  /** One store at a time. REST: 1. */
  | 'SINGLE';

/** Why a mutation was refused. */
export type UserErrorCode =
  /** A field is too long or malformed. */
  | 'INVALID'
  /** A required field is empty. */
  | 'REQUIRED'
  /** Too many failed attempts; the account rests for a while. REST: A0211. */
  | 'TOO_MANY_ATTEMPTS'
  /** Enterprise number, account or password is wrong; which of them is not told. REST: A0210. */
  | 'WRONG_CREDENTIALS';

/** Which kind of account somebody works with. REST: userType. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. REST: any userType but 2. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. REST: userType 2. */
  | 'SUPPLIER';
