import { defineView, type ViewOf } from '../../platform/view-address/define-view.ts';
import { optionalText, pageNumber } from '../../platform/view-address/fields.ts';

/**
 * Where the user is in the assistant: in the list of elves (elf is null), or on a page of an elf's
 * rows.
 */
export const assistantView = defineView({
  elf: optionalText({ valid: (text) => text !== '' }),
  page: pageNumber,
});

export type AssistantLocation = ViewOf<typeof assistantView>;
