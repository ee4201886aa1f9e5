import { MASTER_DATA_TABLES } from '../master-data/tables.ts';
import { METADATA_TABLES } from '../metadata/tables.ts';
import { REQUEST_KEY_TABLE } from './request-keys.ts';
import { SALES_MONTH_TABLE } from '../sales/tables.ts';
import { SHEET_TABLES } from '../sheets/tables.ts';
import { POOL_TASK_TABLES } from '../tasks/tables.ts';
import { PROCESS_TABLES } from '../workflow/tables.ts';

/**
 * Every table of the embedded retail services. Amounts are integer fen (1/100 of the currency), days are `YYYY-MM-DD` text except in
 * the fact tables, where `day` counts days since 1970-01-01 so that a range is a short scan of the primary key.
 * Raise SCHEMA_VERSION with every change: a data file of another version is set aside, and a new one takes its place.
 */
export const SCHEMA_VERSION = 10;

const organisation = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE enterprise (entid TEXT PRIMARY KEY, entname TEXT NOT NULL, timezone TEXT NOT NULL, currency TEXT NOT NULL);
CREATE TABLE region (regionid TEXT PRIMARY KEY, regionname TEXT NOT NULL);
CREATE TABLE shop (
  shopno INTEGER PRIMARY KEY, shopid TEXT NOT NULL UNIQUE, shopname TEXT NOT NULL, regionid TEXT NOT NULL, format TEXT NOT NULL,
  opened TEXT NOT NULL, refit_from TEXT, refit_to TEXT);
CREATE TABLE department (deptcode TEXT PRIMARY KEY, deptname TEXT NOT NULL);
CREATE TABLE post_template (posttmplcode TEXT PRIMARY KEY, posttmplname TEXT NOT NULL);
CREATE TABLE post (
  postcode TEXT PRIMARY KEY, postname TEXT NOT NULL, deptcode TEXT NOT NULL, posttmplcode TEXT NOT NULL, stationid TEXT NOT NULL);
CREATE TABLE post_shop (postcode TEXT NOT NULL, shopid TEXT NOT NULL, PRIMARY KEY (postcode, shopid)) WITHOUT ROWID;
CREATE TABLE tenant (tenantid TEXT PRIMARY KEY, tenantname TEXT NOT NULL);
CREATE TABLE account (
  userid TEXT PRIMARY KEY, entid TEXT NOT NULL, usercode TEXT NOT NULL, username TEXT NOT NULL, usertype TEXT NOT NULL,
  tenantid TEXT, password_salt TEXT NOT NULL, password_hash TEXT NOT NULL, shopid TEXT, logo TEXT, status TEXT NOT NULL DEFAULT '1',
  isadmin INTEGER NOT NULL DEFAULT 0,
  UNIQUE (entid, usercode));
CREATE TABLE account_post (userid TEXT NOT NULL, postcode TEXT NOT NULL, ismain INTEGER NOT NULL, PRIMARY KEY (userid, postcode)) WITHOUT ROWID;
`;

/** `family` joins the tokens that descend from one sign-in; revoking it ends them all. Times are epoch milliseconds. */
const authentication = `
CREATE TABLE token (
  hash TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('access','refresh')), family TEXT NOT NULL, userid TEXT NOT NULL,
  postcode TEXT, shopid TEXT, issued INTEGER NOT NULL, expires INTEGER NOT NULL, used INTEGER) WITHOUT ROWID;
CREATE INDEX token_by_family ON token (family);
CREATE TABLE token_family (family TEXT PRIMARY KEY, userid TEXT NOT NULL, created INTEGER NOT NULL, revoked INTEGER) WITHOUT ROWID;
CREATE TABLE api_token (
  id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, userid TEXT NOT NULL, name TEXT NOT NULL, postcode TEXT, shopid TEXT, expiredate TEXT,
  created INTEGER NOT NULL, createdby TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE login_failure (entid TEXT NOT NULL, account TEXT NOT NULL, failures INTEGER NOT NULL, locked_until INTEGER, last INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (entid, account)) WITHOUT ROWID;
`;

const navigation = `
CREATE TABLE application (
  appcode TEXT PRIMARY KEY, appname TEXT NOT NULL, i18ncode TEXT, apptype TEXT NOT NULL, applogo TEXT, homeurl TEXT,
  issingleshop TEXT NOT NULL, sort INTEGER NOT NULL);
CREATE TABLE menu (
  menucode TEXT PRIMARY KEY, menuname TEXT NOT NULL, i18ncode TEXT, appcode TEXT NOT NULL, parentcode TEXT, modulecode TEXT, icon TEXT,
  sort INTEGER NOT NULL);
CREATE TABLE module (
  modulecode TEXT PRIMARY KEY, modulename TEXT NOT NULL, i18ncode TEXT, appcode TEXT NOT NULL, sheettype TEXT, url TEXT);
CREATE TABLE template_application (posttmplcode TEXT NOT NULL, appcode TEXT NOT NULL, PRIMARY KEY (posttmplcode, appcode)) WITHOUT ROWID;
CREATE TABLE tenant_application (userid TEXT NOT NULL, appcode TEXT NOT NULL, PRIMARY KEY (userid, appcode)) WITHOUT ROWID;
CREATE TABLE favorite (
  id TEXT PRIMARY KEY, entid TEXT NOT NULL, usercode TEXT NOT NULL, deptcode TEXT NOT NULL, posttmplcode TEXT NOT NULL,
  postcode TEXT NOT NULL, appcode TEXT NOT NULL, modulecode TEXT NOT NULL, iconpath TEXT, apptype TEXT NOT NULL, sort INTEGER NOT NULL,
  UNIQUE (usercode, deptcode, posttmplcode, postcode, modulecode));
`;

const settings = `
CREATE TABLE global_parameter (paraid TEXT PRIMARY KEY, paravalue TEXT NOT NULL);
CREATE TABLE sheet_type (sheettype TEXT PRIMARY KEY, sheettypename TEXT NOT NULL, i18ncode TEXT);
CREATE TABLE language_version (locale TEXT NOT NULL, type TEXT NOT NULL, status TEXT NOT NULL, md5 TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (locale, type));
`;

/**
 * A card with `standard` 1 is on the dashboard of a post until its users arrange it, one with 0 is only offered. `icon`, `colour` and
 * `moduleparams` are those of counters.
 */
const dashboards = `
CREATE TABLE card (
  cardcode TEXT PRIMARY KEY, cardname TEXT NOT NULL, entrycode TEXT, uitmpl TEXT NOT NULL, appcode TEXT, modulecode TEXT, moduleparams TEXT,
  icon TEXT, colour TEXT, service TEXT, uri TEXT, params TEXT);
CREATE TABLE dashboard (
  dtmplcode TEXT PRIMARY KEY, dtmplname TEXT NOT NULL, entrycode TEXT, dtype TEXT NOT NULL, maxnum INTEGER NOT NULL);
CREATE TABLE dashboard_template (
  dtmplcode TEXT NOT NULL, posttmplcode TEXT NOT NULL, cardcode TEXT NOT NULL, rownum INTEGER NOT NULL, colnum INTEGER NOT NULL,
  width INTEGER NOT NULL, height INTEGER NOT NULL, standard INTEGER NOT NULL, PRIMARY KEY (dtmplcode, posttmplcode, cardcode)) WITHOUT ROWID;
`;

/**
 * Layouts of users. `cards` is JSON, or null after a reset to the template; the version still
 * increases then, so that no save is lost.
 */
const layouts = `
CREATE TABLE dashboard_user (
  dtmplcode TEXT NOT NULL, userid TEXT NOT NULL, postcode TEXT NOT NULL, version INTEGER NOT NULL, cards TEXT,
  PRIMARY KEY (dtmplcode, userid, postcode)) WITHOUT ROWID;
`;

/**
 * Facts A (sales_fact): day × shop × channel × group; shop_day, group_day, channel_day and sales_month are their
 * sums, for figures over many days. Facts B (product_fact): products over all stores, by day for
 * the last 120 days (grain D), and by month (grain M, `day` is the first day) for every month whose
 * first day is in the data, including the current month so far. Members are the identified
 * visitors.
 */
const sales = `
CREATE TABLE channel (channelno INTEGER PRIMARY KEY, channelid TEXT NOT NULL UNIQUE, channelname TEXT NOT NULL);
CREATE TABLE category (
  categoryno INTEGER PRIMARY KEY, categoryid TEXT NOT NULL UNIQUE, categoryname TEXT NOT NULL, deptlevelid INTEGER NOT NULL, parentid TEXT);
CREATE TABLE supplier (supplierid TEXT PRIMARY KEY, suppliername TEXT NOT NULL);
CREATE TABLE product (
  productno INTEGER PRIMARY KEY, productid TEXT NOT NULL UNIQUE, productname TEXT NOT NULL, groupno INTEGER NOT NULL, categoryid TEXT NOT NULL,
  unit TEXT NOT NULL, spec TEXT NOT NULL, price INTEGER NOT NULL, cost INTEGER NOT NULL, weighed INTEGER NOT NULL, supplierid TEXT NOT NULL);
CREATE TABLE sales_fact (
  day INTEGER NOT NULL, shopno INTEGER NOT NULL, channelno INTEGER NOT NULL, groupno INTEGER NOT NULL,
  sales INTEGER NOT NULL, cost INTEGER NOT NULL, qty INTEGER NOT NULL, orders INTEGER NOT NULL,
  PRIMARY KEY (day, shopno, channelno, groupno)) WITHOUT ROWID;
CREATE TABLE product_fact (
  day INTEGER NOT NULL, channelno INTEGER NOT NULL, productno INTEGER NOT NULL, grain TEXT NOT NULL CHECK (grain IN ('D','M')),
  sales INTEGER NOT NULL, qty INTEGER NOT NULL, orders INTEGER NOT NULL,
  PRIMARY KEY (grain, day, channelno, productno)) WITHOUT ROWID;
CREATE TABLE shop_day (
  day INTEGER NOT NULL, shopno INTEGER NOT NULL, sales INTEGER NOT NULL, cost INTEGER NOT NULL, orders INTEGER NOT NULL, footfall INTEGER NOT NULL,
  members INTEGER NOT NULL, member_sales INTEGER NOT NULL, PRIMARY KEY (day, shopno)) WITHOUT ROWID;
CREATE TABLE group_day (
  groupno INTEGER NOT NULL, day INTEGER NOT NULL, shopno INTEGER NOT NULL,
  sales INTEGER NOT NULL, cost INTEGER NOT NULL, qty INTEGER NOT NULL, orders INTEGER NOT NULL,
  PRIMARY KEY (groupno, day, shopno)) WITHOUT ROWID;
CREATE TABLE channel_day (
  day INTEGER NOT NULL, channelno INTEGER NOT NULL, groupno INTEGER NOT NULL, sales INTEGER NOT NULL, qty INTEGER NOT NULL,
  PRIMARY KEY (day, channelno, groupno)) WITHOUT ROWID;
CREATE TABLE shop_alert (alertcode TEXT NOT NULL, shopno INTEGER NOT NULL, num INTEGER NOT NULL, PRIMARY KEY (alertcode, shopno)) WITHOUT ROWID;
CREATE TABLE sales_plan (
  month TEXT NOT NULL, shopno INTEGER NOT NULL, groupno INTEGER NOT NULL, sales INTEGER NOT NULL, profit INTEGER NOT NULL, orders INTEGER NOT NULL,
  footfall INTEGER NOT NULL, PRIMARY KEY (month, shopno, groupno)) WITHOUT ROWID;
`;

/**
 * Common menus, which an account keeps at the top of the menu tree, by post. The post is empty for
 * suppliers.
 */
const commonMenus = `
CREATE TABLE common_menu (
  entid TEXT NOT NULL, usercode TEXT NOT NULL, postcode TEXT NOT NULL, menucode TEXT NOT NULL, sort INTEGER NOT NULL,
  PRIMARY KEY (entid, usercode, postcode, menucode)) WITHOUT ROWID;
`;

/** `columndata` is JSON, `flag` 1 is enabled. A method of `template_operation` is what follows the module's code; suppliers go by SUPPLIER. */
const assistance = `
CREATE TABLE elf (
  caspeerid TEXT PRIMARY KEY, caspername TEXT NOT NULL, entrycode TEXT NOT NULL, columndata TEXT NOT NULL,
  casperrest TEXT NOT NULL, flag TEXT NOT NULL, sort INTEGER NOT NULL);
CREATE TABLE template_elf (posttmplcode TEXT NOT NULL, caspeerid TEXT NOT NULL, PRIMARY KEY (posttmplcode, caspeerid)) WITHOUT ROWID;
CREATE TABLE manual (
  modulecode TEXT NOT NULL, locale TEXT NOT NULL, title TEXT NOT NULL, content TEXT NOT NULL, modified INTEGER NOT NULL,
  PRIMARY KEY (modulecode, locale)) WITHOUT ROWID;
CREATE TABLE template_operation (posttmplcode TEXT NOT NULL, method TEXT NOT NULL, PRIMARY KEY (posttmplcode, method)) WITHOUT ROWID;
`;

/**
 * A message is for all accounts of its audience, those of a post template, or one account;
 * `message_read` records who has read it. Pages are ordered by `created`, newest first.
 */
const messages = `
CREATE TABLE message (
  id TEXT PRIMARY KEY, audience TEXT NOT NULL CHECK (audience IN ('staff','vendor')),
  ownerkind TEXT NOT NULL CHECK (ownerkind IN ('all','template','account')), ownerid TEXT NOT NULL, msgtype TEXT NOT NULL,
  msgtitle TEXT NOT NULL, msgcontent TEXT NOT NULL, priorityflag TEXT NOT NULL, created INTEGER NOT NULL, modulecode TEXT, moduleparams TEXT);
CREATE INDEX message_by_owner ON message (audience, ownerkind, ownerid, created);
CREATE TABLE message_read (id TEXT NOT NULL, usercode TEXT NOT NULL, readtime INTEGER NOT NULL, PRIMARY KEY (id, usercode)) WITHOUT ROWID;
`;

/** One-time codes of single sign-on, and the token by which that system knows a family's sign-in (autoCode). Only hashes of both. */
const singleSignOn = `
CREATE TABLE sso_code (hash TEXT PRIMARY KEY, userid TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE sso_family (family TEXT PRIMARY KEY, autocode_hash TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * Uploaded files, and the pictures of the demo data. Public files are readable for the whole
 * enterprise.
 */
const files = `
CREATE TABLE file (
  fileid TEXT PRIMARY KEY, entid TEXT NOT NULL, userid TEXT NOT NULL, filetype TEXT NOT NULL CHECK (filetype IN ('picture','attachment')),
  visibility TEXT NOT NULL CHECK (visibility IN ('public','private')), contenttype TEXT NOT NULL, content BLOB NOT NULL, created INTEGER NOT NULL);
CREATE INDEX file_by_owner ON file (userid, created);
`;

/**
 * Must-see items of post templates, and which account has seen which item on which business day.
 */
const mustSee = `
CREATE TABLE must_see (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, entrycode TEXT, appcode TEXT NOT NULL, modulecode TEXT NOT NULL, moduleparams TEXT);
CREATE TABLE template_must_see (posttmplcode TEXT NOT NULL, code TEXT NOT NULL, sort INTEGER NOT NULL, PRIMARY KEY (posttmplcode, code)) WITHOUT ROWID;
CREATE TABLE must_see_seen (userid TEXT NOT NULL, day TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (userid, day, code)) WITHOUT ROWID;
`;

/** Events for the recipients of messages with the same owner. Ids only grow, and those of pruned rows are never used again. */
const events = `
CREATE TABLE event (
  id INTEGER PRIMARY KEY AUTOINCREMENT, audience TEXT NOT NULL CHECK (audience IN ('staff','vendor')),
  ownerkind TEXT NOT NULL CHECK (ownerkind IN ('all','template','account')), ownerid TEXT NOT NULL, kind TEXT NOT NULL, key TEXT,
  created INTEGER NOT NULL);
CREATE INDEX event_by_age ON event (created);
`;

export const TABLES = [
  organisation,
  authentication,
  navigation,
  settings,
  dashboards,
  layouts,
  sales,
  SALES_MONTH_TABLE,
  singleSignOn,
  commonMenus,
  assistance,
  messages,
  files,
  mustSee,
  events,
  PROCESS_TABLES,
  POOL_TASK_TABLES,
  SHEET_TABLES,
  METADATA_TABLES,
  REQUEST_KEY_TABLE,
  MASTER_DATA_TABLES,
].join('\n');
