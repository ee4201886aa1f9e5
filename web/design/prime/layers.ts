/**
 * The order in which PrimeReact's parts lie above each other. Each opened part gets a higher number
 * than the last one of its kind. Below all of them is the page with its menus (up to 99); notices
 * (2000) and a dialog that must never be covered (3000) are above.
 */
export const layers = {
  overlay: 1000,
  menu: 1000,
  modal: 1100,
  tooltip: 1100,
  toast: 1200,
} as const;
