import { ROWS, textIn } from './texts.js';

/**
 * A sample embedded module. It reports that it is ready, receives the settings of the portal, asks
 * for a one-time code, and lets its own server find out the account. It sends messages only to the
 * portal's origin and ignores messages from any other.
 */
const VERSION = 1;

const byId = (id) => document.getElementById(id);
const inPortal = window.parent !== window;
const state = {
  portalOrigin: '',
  locale: document.documentElement.lang,
  titles: 0,
  account: null,
  accountText: 'asking',
  /** The last message of the portal that is shown to the user. */
  message: null,
  picked: [],
};

const send = (type, fields = {}) =>
  window.parent.postMessage({ portal: VERSION, type, ...fields }, state.portalOrigin);
const text = (key) => textIn(state.locale, key);

function draw() {
  const { message } = state;
  document.documentElement.lang = state.locale;
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = text(element.dataset.text);
  document.title = text('title');
  byId('outside').hidden = inPortal;
  byId('account').textContent = state.account ?? text(state.accountText);
  byId('said').textContent = message === null ? '' : text(message.kind) + message.what;
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

function applyTheme({ scheme, colour }) {
  document.documentElement.dataset.scheme = scheme;
  document.documentElement.style.setProperty('--accent', colour);
}

async function showAccount({ code, error }) {
  const answer = error === undefined ? await askServer(code) : null;
  state.account = answer && [answer.name, answer.post, answer.shop].filter(Boolean).join(' · ');
  state.accountText = 'noAccount';
  draw();
}

function showMessage(kind, what) {
  state.message = { kind, what };
  draw();
}

/** What to do for each type of message from the portal. */
const handlers = {
  welcome({ locale, scheme, colour }) {
    state.locale = locale;
    applyTheme({ scheme, colour });
    draw();
    send('code');
  },
  code: (message) => void showAccount(message),
  theme: applyTheme,
  language({ locale }) {
    state.locale = locale;
    draw();
  },
  reload: () => send('code'),
  done: ({ of }) => showMessage('done', of),
  picked({ rows, cancelled }) {
    if (!cancelled) state.picked = rows.map(({ key }) => key);
    showMessage('picked', cancelled ? text('cancelled') : rows.map(({ name }) => name).join(', '));
  },
  refused: ({ of, reason }) => showMessage('refused', `${of} (${reason})`),
};

function handleMessage({ origin, source, data }) {
  if (origin !== state.portalOrigin || source !== window.parent || data?.portal !== VERSION) return;
  if (Object.hasOwn(handlers, data.type)) handlers[data.type](data);
}

function connectButtons() {
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
}

/**
 * Reports user activity to the portal, at most once a second. The portal cannot see events inside a
 * frame and would lock the session as idle.
 */
function reportActivity() {
  let reportedAt = -Infinity;
  const report = ({ timeStamp }) => {
    if (timeStamp - reportedAt < 1000) return;
    reportedAt = timeStamp;
    send('active');
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(sign, report, { capture: true, passive: true });
}

async function start() {
  const { portalOrigin } = await (await fetch('/module/settings.json')).json();
  state.portalOrigin = portalOrigin;
  window.addEventListener('message', handleMessage);
  connectButtons();
  if (inPortal) reportActivity();
  draw();
  if (inPortal) send('ready');
}

/**
 * Sends the one-time code to the module's own server, which exchanges it for a token that stays
 * there. Returns the account, or null if that fails.
 */
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
