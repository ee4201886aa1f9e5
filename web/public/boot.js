// Runs before the first paint, so that nobody who works in the dark is flashed at. A file of its own: the page allows no inline script.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch (refused) {
      return null;
    }
  }
  var choice = stored('portal.scheme') || 'system';
  var dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  var locale = stored('portal.locale');
  if (locale === 'zh-TW' || locale === 'en-US') root.lang = locale;
})();
