/**
 * Where the user is in the assistant: in the list of elves (elf is null), or on a page of an elf's
 * rows.
 */
export interface AssistantLocation {
  elf: string | null;
  page: number;
}

/** Parses a page number from the URL; 1 if it is invalid. */
export function parsePage(text: string | null | undefined): number {
  return /^[1-9]\d{0,6}$/u.test(text ?? '') ? Number(text) : 1;
}
