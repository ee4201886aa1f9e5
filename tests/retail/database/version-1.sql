-- The tables of version 1 of the data file, as they were. Never to be changed: the migration is tested with them.
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
  UNIQUE (entid, usercode));
CREATE TABLE account_post (userid TEXT NOT NULL, postcode TEXT NOT NULL, ismain INTEGER NOT NULL, PRIMARY KEY (userid, postcode)) WITHOUT ROWID;
CREATE TABLE token (
  hash TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('access','refresh')), family TEXT NOT NULL, userid TEXT NOT NULL,
  postcode TEXT, shopid TEXT, issued INTEGER NOT NULL, expires INTEGER NOT NULL, used INTEGER) WITHOUT ROWID;
CREATE INDEX token_by_family ON token (family);
CREATE TABLE token_family (family TEXT PRIMARY KEY, userid TEXT NOT NULL, created INTEGER NOT NULL, revoked INTEGER) WITHOUT ROWID;
CREATE TABLE login_failure (entid TEXT NOT NULL, account TEXT NOT NULL, failures INTEGER NOT NULL, locked_until INTEGER, last INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (entid, account)) WITHOUT ROWID;
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
CREATE TABLE global_parameter (paraid TEXT PRIMARY KEY, paravalue TEXT NOT NULL);
CREATE TABLE sheet_type (sheettype TEXT PRIMARY KEY, sheettypename TEXT NOT NULL, i18ncode TEXT);
CREATE TABLE language_version (locale TEXT NOT NULL, type TEXT NOT NULL, status TEXT NOT NULL, md5 TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (locale, type));
CREATE TABLE card (
  cardcode TEXT PRIMARY KEY, cardname TEXT NOT NULL, entrycode TEXT, uitmpl TEXT NOT NULL, appcode TEXT, modulecode TEXT,
  service TEXT, uri TEXT, params TEXT);
CREATE TABLE dashboard (
  dtmplcode TEXT PRIMARY KEY, dtmplname TEXT NOT NULL, entrycode TEXT, dtype TEXT NOT NULL DEFAULT 'home', maxnum INTEGER NOT NULL DEFAULT 20);
CREATE TABLE dashboard_template (
  dtmplcode TEXT NOT NULL, posttmplcode TEXT NOT NULL, cardcode TEXT NOT NULL, rownum INTEGER NOT NULL, colnum INTEGER NOT NULL,
  width INTEGER NOT NULL, height INTEGER NOT NULL, PRIMARY KEY (dtmplcode, posttmplcode, cardcode)) WITHOUT ROWID;
CREATE TABLE dashboard_user (
  dtmplcode TEXT NOT NULL, userid TEXT NOT NULL, postcode TEXT NOT NULL, version INTEGER NOT NULL, cards TEXT NOT NULL,
  PRIMARY KEY (dtmplcode, userid, postcode)) WITHOUT ROWID;
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
CREATE TABLE alert (alertcode TEXT PRIMARY KEY, icon TEXT NOT NULL, colour TEXT NOT NULL);
CREATE TABLE shop_alert (alertcode TEXT NOT NULL, shopno INTEGER NOT NULL, num INTEGER NOT NULL, PRIMARY KEY (alertcode, shopno)) WITHOUT ROWID;
CREATE TABLE sales_plan (
  month TEXT NOT NULL, shopno INTEGER NOT NULL, groupno INTEGER NOT NULL, sales INTEGER NOT NULL, profit INTEGER NOT NULL, orders INTEGER NOT NULL,
  footfall INTEGER NOT NULL, PRIMARY KEY (month, shopno, groupno)) WITHOUT ROWID;
CREATE TABLE process_instance (
  instanceid TEXT PRIMARY KEY, processcode TEXT NOT NULL, bizkey TEXT NOT NULL, biztype TEXT NOT NULL, initiator TEXT NOT NULL,
  submitter TEXT NOT NULL, status TEXT NOT NULL, started INTEGER NOT NULL, finished INTEGER);
CREATE TABLE process_task (
  taskid TEXT PRIMARY KEY, instanceid TEXT NOT NULL, activity TEXT NOT NULL, assignee TEXT NOT NULL, status TEXT NOT NULL,
  action TEXT, opinion TEXT, created INTEGER NOT NULL, finished INTEGER);
CREATE INDEX process_task_assignee ON process_task (assignee, status);
CREATE TABLE pool_task (
  taskid TEXT PRIMARY KEY, tasktype TEXT NOT NULL, taskname TEXT NOT NULL, taskdesc TEXT NOT NULL, taskkeyattr TEXT, depttypeid TEXT,
  posttmplcode TEXT NOT NULL, creator TEXT NOT NULL, created INTEGER NOT NULL, due INTEGER, status TEXT NOT NULL, assignee TEXT);
