// Runs before the first paint, so that dark pages never flash. A separate file: the page allows no inline script.
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

  window.pageTrace = pageTrace();

  var visit = firstVisit();
  if (visit) {
    window.loadWorkbench = loadWorkbench;
    window.askAhead = askAhead;
    // A locked portal asks nothing until it is unlocked.
    if (askAhead(location.pathname + location.search, locale, undefined, isLocked()))
      loadWorkbench(locale);
  }

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

  // What the build writes into the page; the development server does not.
  function firstVisit() {
    var element = document.getElementById('first-visit');
    return element && JSON.parse(element.textContent);
  }
  function languageOf(locale) {
    return locale === 'zh-TW' || locale === 'en-US' ? locale : 'zh-CN';
  }
  // Loads the files of the workbench, while the code of the sign-in page is still loading.
  function loadWorkbench(locale) {
    window.loadWorkbench = undefined; // once
    visit.files.concat(visit.texts[languageOf(locale)]).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      // As the bundler's own links have it, so that no file is loaded twice.
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
  }
  // Asks the first queries of a page before its code has arrived: the workbench, and the home page if it is
  // shown. Returns whether the page uses the workbench.
  function askAhead(address, locale, send, isSilent) {
    // Only these pages use it.
    var page =
      /^\/(s?page|home|pagebyapp|microapp|watsons|casper|editDashboard|operatehelp\/[^/?]+)?\/?($|\?)/i.exec(
        address,
      );
    if (!page || isSilent) return !!page;
    var language = languageOf(locale);
    window.firstAnswers = [
      ask(visit.workbench, { locale: language }, language, send, {
        'x-portal-answer-within': '500',
      }),
    ];
    if (/^\/(s?page|home)?\/?$/i.test(address))
      window.firstAnswers.push(ask(visit.home, homeVariables(), language, send));
    return true;
  }
  // As features/home/home-request.ts asks, but without a day: the gateway's default is the portal's.
  function homeVariables() {
    var rowHeight = innerWidth < 720 ? 400 : 150;
    var fold = Math.min(Math.max(Math.ceil((innerHeight - 130) / rowHeight), 2), 12);
    return {
      code: 'home',
      panel: true,
      filter: {},
      chosen: null,
      filterOfOne: {},
      fold,
      belowFold: fold + 1,
    };
  }
  function ask(operation, variables, language, send, more) {
    var headers = Object.assign(
      {
        accept: 'application/graphql-response+json,application/json;q=0.9',
        'accept-language': language,
        'content-type': 'application/json',
        'x-portal-request': '1',
      },
      more,
    );
    // A sender makes the request a part of its own trace.
    var spanId = send ? undefined : traceRequest(headers);
    var answer = (send || fetch)('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body: JSON.stringify({
        operationName: operation.name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } },
      }),
    });
    // Read at once: an answer that no page takes would keep its connection open.
    answer = answer.then(function (response) {
      return response.arrayBuffer().then(function (body) {
        return new Response(body, { status: response.status, headers: response.headers });
      });
    });
    // A failure is reported by the portal when it takes the answer.
    answer.catch(function () {});
    return { operationName: operation.name, variables, spanId, at: performance.now(), answer };
  }
  // What the gateway says with the page if it has chosen the page for its traces: the headers of requests.
  function pageTrace() {
    var headers = {};
    var page = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
    ((page && page.serverTiming) || []).forEach(function (entry) {
      headers[entry.name] = entry.description;
    });
    if (!headers.traceparent || !headers.tracestate) return undefined;
    return { traceparent: headers.traceparent, tracestate: headers.tracestate };
  }
  // Makes the request a part of the page's trace and returns the id of its span.
  function traceRequest(headers) {
    var trace = window.pageTrace;
    if (!trace) return undefined;
    var spanId = Array.from(crypto.getRandomValues(new Uint8Array(8)), function (byte) {
      return (byte + 256).toString(16).slice(1);
    }).join('');
    headers.traceparent = trace.traceparent.slice(0, 36) + spanId + '-01';
    headers.tracestate = trace.tracestate;
    return spanId;
  }
  function isLocked() {
    try {
      return sessionStorage.getItem('portal.locking') !== null;
    } catch (refused) {
      return false;
    }
  }
})();
