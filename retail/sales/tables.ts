/** The first day of the month of a day, as SQL. */
const monthOfDay = (day: string) =>
  `unixepoch(${day} * 86400, 'unixepoch', 'start of month') / 86400`;
const rowOf = (row: 'NEW' | 'OLD') => `month = ${monthOfDay(`${row}.day`)}
    AND shopno = ${row}.shopno AND channelno = ${row}.channelno AND groupno = ${row}.groupno`;
const ADD = `INSERT INTO sales_month
    VALUES (${monthOfDay('NEW.day')}, NEW.shopno, NEW.channelno, NEW.groupno, 1, NEW.sales, NEW.cost, NEW.qty, NEW.orders)
  ON CONFLICT DO UPDATE SET days = days + 1,
    sales = sales + excluded.sales, cost = cost + excluded.cost, qty = qty + excluded.qty, orders = orders + excluded.orders;`;
const REMOVE = `UPDATE sales_month SET days = days - 1,
    sales = sales - OLD.sales, cost = cost - OLD.cost, qty = qty - OLD.qty, orders = orders - OLD.orders
    WHERE ${rowOf('OLD')};
  DELETE FROM sales_month WHERE ${rowOf('OLD')} AND days = 0;`;

/**
 * sales_month has the sums of sales_fact by calendar month; `month` is its first day and `days` the number of rows in the sums. Triggers
 * keep it, so that every change of the facts is in it, whoever makes it. REPLACE would not run them: facts are inserted, updated or deleted.
 */
export const SALES_MONTH_TABLE = `
CREATE TABLE sales_month (
  month INTEGER NOT NULL, shopno INTEGER NOT NULL, channelno INTEGER NOT NULL, groupno INTEGER NOT NULL, days INTEGER NOT NULL,
  sales INTEGER NOT NULL, cost INTEGER NOT NULL, qty INTEGER NOT NULL, orders INTEGER NOT NULL,
  PRIMARY KEY (month, shopno, channelno, groupno)) WITHOUT ROWID;
CREATE TRIGGER sales_fact_inserted AFTER INSERT ON sales_fact BEGIN ${ADD} END;
CREATE TRIGGER sales_fact_deleted AFTER DELETE ON sales_fact BEGIN ${REMOVE} END;
CREATE TRIGGER sales_fact_updated AFTER UPDATE ON sales_fact BEGIN ${REMOVE} ${ADD} END;
`;
