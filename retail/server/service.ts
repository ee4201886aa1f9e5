import type { Clock } from './clock.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

/** Who calls, as his access token tells it. Suppliers have no post, so what belongs to a post is null for them. */
export interface Caller {
  userid: string;
  usercode: string;
  username: string;
  /** '2' is a supplier or tenant, anything else is staff. */
  usertype: string;
  tenantid: string | null;
  entid: string;
  postcode: string | null;
  posttmplcode: string | null;
  deptcode: string | null;
  shopid: string | null;
  /** Joins the tokens that descend from one sign-in. */
  family: string;
}

export interface ServiceContext {
  db: RetailDatabase;
  clock: Clock;
  /** Business date `YYYY-MM-DD`: DEMO_TODAY, or today in the time zone of the enterprise. */
  today(): string;
  caller: Caller;
  /** Where the sample module and the sample single sign-on are, without a slash at the end; null when they are nowhere. */
  samplesUrl: string | null;
}

/** Answers the `data` of the envelope; throws RetailError for everything that is not returncode '0'. The body is valid by the document. */
export type Handler = (body: Record<string, unknown>, context: ServiceContext) => unknown;

/** Handlers by the path under which the document describes them. */
export type ServiceTable = Readonly<Record<string, Handler>>;
