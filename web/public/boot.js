// Runs before the first paint, so that nobody who works in the dark is flashed at. A file of its own: the page allows no inline script.
(function () {
  var root = document.documentElement;
  function stored(key) {
    var text = null;
    try {
      text = localStorage.getItem(key);
      return JSON.parse(text);
    } catch (refused) {
      return text; // refused, or written as it is: a colour
    }
  }
  var choice = stored('portal.scheme') || 'system';
  var dark =
    choice === 'dark' ||
    (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  var locale = stored('portal.locale');
  if (locale === 'zh-TW' || locale === 'en-US') root.lang = locale;

  var look = stored('portal.look') || {};
  if (look.density === 'comfortable') root.dataset.density = look.density;
  if (look.vision === 'weak') root.dataset.vision = look.vision;
  if (look.trend === 'green-up') root.dataset.trend = look.trend;

  // The shades of the theme color, derived when it was chosen; see design/theme/apply-appearance.ts.
  var theme = stored('theme');
  var shades = stored('portal.theme.shades');
  if (!theme || theme === '#348eed' || !shades || shades.colour !== theme) return;
  var style = document.createElement('style');
  style.id = 'theme-shades';
  document.head.appendChild(style);
  function rule(selector, values) {
    var parts = Object.keys(values || {}).filter(function (name) {
      return /^[a-z0-9-]+$/.test(name) && /^#[0-9a-f]{6}$/.test(values[name]);
    });
    var text = parts.map(function (name) {
      return '--' + name + ':' + values[name];
    });
    style.sheet.insertRule(selector + '{' + text.join(';') + '}');
  }
  rule(':root:root', shades.light);
  rule("[data-scheme='dark']:root:root", shades.dark);
  root.dataset.theme = theme;
})();
