import { ROWS, textIn } from './texts.js';

/**
 * An embedded module: it says that it is ready, is welcomed, asks for a one-time code, and lets its own server find out for whom it acts.
 * Every message goes to the portal's origin alone, and only the portal's are heard.
 */
const VERSION = 1;

async function start() {
  const byId = (id) => document.getElementById(id);
  const { portalOrigin } = await (await fetch('/module/settings.json')).json();
  const inPortal = window.parent !== window;
  const state = {
    locale: document.documentElement.lang,
    titles: 0,
    account: null,
    accountText: 'asking',
    said: null,
    picked: [],
  };

  const send = (type, fields = {}) =>
    window.parent.postMessage({ portal: VERSION, type, ...fields }, portalOrigin);
  const text = (key) => textIn(state.locale, key);

  function draw() {
    document.documentElement.lang = state.locale;
    for (const element of document.querySelectorAll('[data-text]'))
      element.textContent = text(element.dataset.text);
    document.title = text('title');
    byId('outside').hidden = inPortal;
    byId('account').textContent = state.account ?? text(state.accountText);
    byId('said').textContent = state.said === null ? '' : text(state.said.kind) + state.said.what;
    byId('rows').replaceChildren(...ROWS.map(drawRow));
  }

  function drawRow(row) {
    const item = document.createElement('li');
    const name = document.createElement('span');
    const button = document.createElement('button');
    name.textContent = `${row.shopid} ${row.shopname}`;
    button.type = 'button';
    button.textContent = text('select');
    button.setAttribute('aria-label', `${text('select')} ${row.shopname}`);
    button.addEventListener('click', () => send('select', { rows: [row] }));
    item.append(name, button);
    return item;
  }

  function dress({ scheme, colour }) {
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.style.setProperty('--accent', colour);
  }

  async function showAccount({ code, error }) {
    const answer = error === undefined ? await askServer(code) : null;
    state.account = answer && [answer.name, answer.post, answer.shop].filter(Boolean).join(' · ');
    state.accountText = 'noAccount';
    draw();
  }

  /** What the portal says, by its type. */
  const heard = {
    welcome({ locale, scheme, colour }) {
      state.locale = locale;
      dress({ scheme, colour });
      draw();
      send('code');
    },
    code: (message) => void showAccount(message),
    theme: dress,
    language({ locale }) {
      state.locale = locale;
      draw();
    },
    reload: () => send('code'),
    done({ of }) {
      state.said = { kind: 'done', what: of };
      draw();
    },
    picked({ rows, cancelled }) {
      if (!cancelled) state.picked = rows.map(({ key }) => key);
      state.said = {
        kind: 'picked',
        what: cancelled ? text('cancelled') : rows.map(({ name }) => name).join(', '),
      };
      draw();
    },
    refused({ of, reason }) {
      state.said = { kind: 'refused', what: `${of} (${reason})` };
      draw();
    },
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== portalOrigin || source !== window.parent || data?.portal !== VERSION) return;
    if (Object.hasOwn(heard, data.type)) heard[data.type](data);
  });

  const note = byId('note');
  note.addEventListener('input', () => send('unsaved', { unsaved: note.value !== '' }));
  byId('save').addEventListener('click', () => send('unsaved', { unsaved: false }));
  byId('rename').addEventListener('click', () => {
    state.titles += 1;
    send('title', { title: note.value || `${text('title')} ${state.titles}` });
  });
  byId('open').addEventListener('click', () => send('open', { moduleCode: '200101' }));
  byId('pick').addEventListener('click', () =>
    send('pick', { moduleCode: '200107', multiple: true, selected: state.picked }),
  );
  byId('close').addEventListener('click', () => send('close'));

  // The portal does not see what is done in a frame: it would take the user for idle.
  let reported = -Infinity;
  const tellActivity = ({ timeStamp }) => {
    if (timeStamp - reported < 1000) return;
    reported = timeStamp;
    send('active');
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    if (inPortal) window.addEventListener(sign, tellActivity, { capture: true, passive: true });
  }

  draw();
  if (inPortal) send('ready');
}

/** The code is for the module's server; what it gets for it stays there. */
async function askServer(code) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/module/account', {
    method: 'POST',
    headers,
    body: JSON.stringify({ code }),
  }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

void start();
