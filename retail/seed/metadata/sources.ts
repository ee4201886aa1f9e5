/** Master data that columns choose from. */
export interface Source {
  entity: string;
  value: string;
  label: string;
  /** Fields that every choice fills in. */
  names: Readonly<Record<string, string>>;
  /** Conditions for the rows; `{name}` is replaced by another field of the form. */
  condition?: readonly { field: string; operation: 'eq'; value: string }[];
  /** The list in whose rows is chosen in a dialog. */
  module?: string;
}

const SUPPLIER = {
  entity: 'supplier',
  value: 'supplierid',
  label: 'suppliername',
  names: { suppliername: 'suppliername' },
};

export const SOURCES = {
  supplier: SUPPLIER,
  shop: { entity: 'shop', value: 'shopid', label: 'shopname', names: { shopname: 'shopname' } },
  otherShop: {
    entity: 'shop',
    value: 'shopid',
    label: 'shopname',
    names: { toshopname: 'shopname' },
  },
  group: {
    entity: 'purchasegroup',
    value: 'categoryid',
    label: 'categoryname',
    names: { groupname: 'categoryname' },
  },
  product: {
    entity: 'product',
    value: 'productid',
    label: 'productname',
    names: { productname: 'productname', unit: 'unit' },
  },
  pickedSupplier: { ...SUPPLIER, module: '200401' },
  pickedProduct: {
    entity: 'product',
    value: 'productid',
    label: 'productname',
    names: { productname: 'productname', spec: 'spec', unit: 'unit' },
    module: '200207',
  },
  category: {
    entity: 'category',
    value: 'categoryid',
    label: 'categoryname',
    names: { categoryname: 'categoryname' },
    condition: [{ field: 'parentid', operation: 'eq', value: '{groupid}' }],
  },
  parentGroup: {
    entity: 'purchasegroup',
    value: 'categoryid',
    label: 'categoryname',
    names: { parentname: 'categoryname' },
  },
  brand: {
    entity: 'brand',
    value: 'brandid',
    label: 'brandname',
    names: { brandname: 'brandname' },
    module: '200209',
  },
  region: {
    entity: 'region',
    value: 'regionid',
    label: 'regionname',
    names: { regionname: 'regionname' },
  },
  department: {
    entity: 'department',
    value: 'deptcode',
    label: 'deptname',
    names: { deptname: 'deptname' },
  },
  channel: {
    entity: 'channel',
    value: 'channelid',
    label: 'channelname',
    names: { channelname: 'channelname' },
  },
  contract: {
    entity: 'contract',
    value: 'contractid',
    label: 'contractname',
    names: { supplierid: 'supplierid', suppliername: 'suppliername' },
  },
  employee: {
    entity: 'employee',
    value: 'usercode',
    label: 'username',
    names: { username: 'username', deptname: 'deptname' },
  },
} as const satisfies Readonly<Record<string, Source>>;
