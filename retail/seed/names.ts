/** A name in the three languages of the packs, in this order; the first is also the name in the data. */
export type Names = readonly [zhCN: string, zhTW: string, enUS: string];
