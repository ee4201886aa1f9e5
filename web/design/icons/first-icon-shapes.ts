const eye =
  'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0';

/**
 * The icons of the sign-in pages and of what may be shown over any page. The others come with the
 * workbench (icon-shapes.ts).
 */
export const firstIconShapes: Readonly<Record<string, string>> = {
  alert: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye,
  'eye-off': `${eye}M4 4l16 16`,
  file: 'M6 3.5h8L18.5 8v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 8v.1',
  lock: 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  x: 'M6 6l12 12M18 6 6 18',
};
