/** Master data that columns choose from. `names` is what every choice fills in. */
export const SOURCES = {
  supplier: { entity: 'supplier', value: 'supplierid', label: 'suppliername', names: { suppliername: 'suppliername' } },
  shop: { entity: 'shop', value: 'shopid', label: 'shopname', names: { shopname: 'shopname' } },
  otherShop: { entity: 'shop', value: 'shopid', label: 'shopname', names: { toshopname: 'shopname' } },
  group: { entity: 'purchasegroup', value: 'categoryid', label: 'categoryname', names: { groupname: 'categoryname' } },
  product: { entity: 'product', value: 'productid', label: 'productname', names: { productname: 'productname', unit: 'unit' } },
} as const satisfies Readonly<
  Record<string, { entity: string; value: string; label: string; names: Readonly<Record<string, string>> }>
>;
