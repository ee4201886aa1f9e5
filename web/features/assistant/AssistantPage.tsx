/** The assistant: the elves of the account, and the rows of the one that was run. */
export function AssistantPage() {
  return null;
}
