/** The manual of a module. */
export function ManualPage() {
  return null;
}
