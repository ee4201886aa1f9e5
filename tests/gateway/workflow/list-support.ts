export const page = (rows: object[], total = rows.length) => ({ total, pageData: rows });
