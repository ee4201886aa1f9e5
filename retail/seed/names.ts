/** A name in the three languages of the packs, in this order; the first is also the name in the data. */
export type Names = readonly [zhCN: string, zhTW: string, enUS: string];

/** Options of columns, each a value and its names. */
export type Choices = Readonly<Record<string, readonly (readonly [value: string, names: Names])[]>>;
