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

  // For the sign-in page, which asks as soon as it has signed in. A page that is recorded asks itself.
  window.askAfterSignIn = function (visitor) {
    var visit = window.pageTrace ? null : firstVisit();
    // With a query it goes on to the page that was asked for before.
    var home = location.search === '' ? visitor : null;
    if (visit) askWorkbench(visit, languageOf(stored('portal.locale')), home);
  };

  // Only these pages use the workbench. An answer that no page reads keeps its connection open.
  if (
    /^\/(s?page|home|pagebyapp|microapp|watsons|casper|editDashboard|operatehelp\/[^/]+)?\/?$/i.test(
      location.pathname,
    )
  )
    openWorkbench(locale);

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

  // Loads the files of the workbench and asks the portal's first queries now, while the code of the
  // sign-in page is still loading. The build writes both into the page; the development server does not.
  function openWorkbench(locale) {
    var visit = firstVisit();
    if (!visit) return;
    var language = languageOf(locale);
    visit.files.concat(visit.texts[language]).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      // As the bundler's own links have it, so that no file is loaded twice.
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
    var visitor = pageVisitor();
    if (visitor) {
      // The bare address would be sent on by the code, which replaces the skeleton for a moment.
      if (location.pathname === '/' && location.search === '')
        history.replaceState(null, '', homeOf(visitor) + location.hash);
      // The body is not there yet. The code of the portal runs after this event.
      document.addEventListener('readystatechange', showFrame, { once: true });
    }
    askWorkbench(visit, language, visitor && isHomePage(visitor) ? visitor : null);
  }
  // Shows the skeleton of the workbench 150 ms after the page was asked for, or now if that is over.
  // The skeletons of the portal continue its time; see design/feedback/FrameSkeleton.tsx.
  function showFrame() {
    var frame = document.getElementById('frame-skeleton').content.firstElementChild.cloneNode(true);
    var since = Math.max(0, performance.now() - 150);
    frame.dataset.since = since;
    frame.style.animationDelay = 150 + since - performance.now() + 'ms';
    document.getElementById('root').appendChild(frame);
  }
  function firstVisit() {
    var element = document.getElementById('first-visit');
    return element && JSON.parse(element.textContent);
  }
  function languageOf(locale) {
    return locale === 'zh-TW' || locale === 'en-US' ? locale : 'zh-CN';
  }
  // Asks for the account with its menus, and for the home page: at once if its visitor is known, else
  // on the answer with the account.
  function askWorkbench(visit, language, homeVisitor) {
    // A locked portal asks nothing until it is unlocked.
    if (sessionValue('portal.locking') !== null) return;
    var first = ask(visit, { locale: language }, { 'x-portal-answer-within': '500' });
    var shell = first.answer;
    // The portal gets the answer when the home page is asked for, so that it does not ask for it as well.
    first.next = homeVisitor
      ? Promise.resolve(askHome(homeVisitor))
      : shell
          .then(visitorIn)
          .then(askHomeOf)
          .catch(function () {
            return null;
          });
    first.answer = unreported(
      first.next.then(function () {
        return shell;
      }),
    );
    window.firstAnswer = first;

    // Sends a query of the portal.
    function ask(query, variables, headers) {
      headers.accept = 'application/graphql-response+json,application/json;q=0.9';
      headers['accept-language'] = language;
      headers['content-type'] = 'application/json';
      headers['x-portal-request'] = '1';
      var spanId = traceRequest(headers);
      var answer = fetch('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers,
        body: JSON.stringify({
          operationName: query.operationName,
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: query.id } },
        }),
      });
      return {
        operationName: query.operationName,
        variables,
        scope: headers['x-portal-scope'] || null,
        spanId,
        at: performance.now(),
        answer: unreported(answer),
        next: null,
      };
    }
    // A failure is reported by the portal when it takes the answer.
    function unreported(answer) {
      answer.catch(function () {});
      return answer;
    }
    function askHomeOf(visitor) {
      return visitor && isHomePage(visitor) ? askHome(visitor) : null;
    }
    function askHome(visitor) {
      return ask(visit.home, homeVariables(visitor.today), { 'x-portal-scope': visitor.scope });
    }
  }
  // The visitor in the answer for the workbench; null for a session that has ended.
  function visitorIn(response) {
    return response
      .clone()
      .json()
      .then(function (answer) {
        var viewer = answer.data && answer.data.viewer;
        return (
          viewer && {
            userType: viewer.userType,
            today: viewer.enterprise.today,
            scope: viewer.session.scope,
          }
        );
      });
  }
  // The visitor that the gateway names with the page: side, business date and scope.
  function pageVisitor() {
    var parts = (serverTiming().visitor || '').split(' ');
    return parts.length === 3 ? { userType: parts[0], today: parts[1], scope: parts[2] } : null;
  }
  // Whether the address shows the home page of the visitor's side.
  function isHomePage(visitor) {
    var addresses = ['/', '/home', homeOf(visitor)];
    return location.search === '' && addresses.indexOf(location.pathname) >= 0;
  }
  function homeOf(visitor) {
    return visitor.userType === 'SUPPLIER' ? '/spage' : '/page';
  }
  // The variables of the home page without any choice; see features/home/home-request.ts.
  function homeVariables(today) {
    var day = new Date(today + 'T00:00:00Z');
    day.setUTCDate(day.getUTCDate() - 2);
    var filter = { granularity: 'DAY', date: day.toISOString().slice(0, 10) };
    var fold = Math.ceil((innerHeight - 130) / (innerWidth < 720 ? 400 : 150));
    fold = Math.min(Math.max(fold, 2), 12);
    return {
      code: 'home',
      panel: true,
      filter,
      chosen: null,
      filterOfOne: filter,
      fold,
      belowFold: fold + 1,
    };
  }
  // What the gateway says with the page if it has chosen the page for its traces: the headers of requests.
  function pageTrace() {
    var headers = serverTiming();
    if (!headers.traceparent || !headers.tracestate) return undefined;
    return { traceparent: headers.traceparent, tracestate: headers.tracestate };
  }
  // The texts that the gateway sends with the page, by name.
  function serverTiming() {
    var texts = {};
    var page = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
    ((page && page.serverTiming) || []).forEach(function (entry) {
      texts[entry.name] = entry.description;
    });
    return texts;
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
  function sessionValue(key) {
    try {
      return sessionStorage.getItem(key);
    } catch (refused) {
      return null;
    }
  }
})();
