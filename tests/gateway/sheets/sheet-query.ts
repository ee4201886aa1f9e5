export const ONE = `query($page: Int, $pageSize: Int) { viewer { sheet(moduleCode: "200101", number: "PO1") {
  id number documentType status version amount header
  form { moduleCode documentType header { name } details { section title i18nCode columns { name isSummed } } }
  details { section totalCount rows(page: $page, pageSize: $pageSize) sums } approval { instanceCode } } } }`;
