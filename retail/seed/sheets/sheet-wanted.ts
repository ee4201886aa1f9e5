/** What a document of the demo data is made from. */
export interface SheetWanted {
  sheettype: string;
  sheetid: string;
  /** What the document is about follows from this number. */
  n: number;
  /** Epoch milliseconds. */
  created: number;
  /** Account code. Somebody of a store makes documents of that store. */
  creator: string;
  /** Whose document it is, where that matters. */
  supplierid?: string;
  /** How many lines it has, where that matters. */
  lines?: number;
}
