/** The launchpad: applications as tiles, search, favourites and counters. */
export function LaunchpadPage() {
  return null;
}
