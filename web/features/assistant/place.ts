/** Where in the assistant somebody is: at the list of the elves, or at a page of one's rows. */
export interface Place {
  elf: string | null;
  page: number;
}

/** The number of a page from an address; whatever is none is the first. */
export function pageOf(text: string | null | undefined): number {
  return /^[1-9]\d{0,6}$/u.test(text ?? '') ? Number(text) : 1;
}
