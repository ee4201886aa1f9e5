/** The input for creating a demo document. */
export interface SheetWanted {
  sheettype: string;
  sheetid: string;
  /** Determines the content of the document. */
  n: number;
  /** Epoch milliseconds. */
  created: number;
  /** Account code. A store's account creates documents of that store. */
  creator: string;
  /** The supplier of the document, if it matters. */
  supplierid?: string;
  /** The number of lines, if it matters. */
  lines?: number;
}
