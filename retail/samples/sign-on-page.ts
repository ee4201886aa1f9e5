import { textIn, type SignOnLanguage, type SignOnText } from './sign-on-texts.ts';

export interface Person {
  usercode: string;
  username: string;
}

/** The form, with the error of the last attempt. */
export function signOnPage(
  language: SignOnLanguage,
  people: readonly Person[],
  state: string,
  failed?: { account: string; text: SignOnText },
): string {
  const text = (key: SignOnText) => textIn(language, key);
  const options = people.map(({ usercode, username }) => {
    const selected = usercode === failed?.account ? ' selected' : '';
    return `<option value="${escape(usercode)}"${selected}>${escape(`${usercode} · ${username}`)}</option>`;
  });
  return page(
    language,
    text('title'),
    `${failed ? `<p class="problem" role="alert">${text(failed.text)}</p>` : ''}
    <form method="post" action="/sign-on/">
      <input type="hidden" name="state" value="${escape(state)}">
      <label for="account">${text('account')}</label>
      <select id="account" name="account">${options.join('')}</select>
      <label for="password">${text('password')}</label>
      <input id="password" name="password" type="password" autocomplete="off" required maxlength="128">
      <button type="submit">${text('enter')}</button>
    </form>`,
  );
}

export function exitPage(language: SignOnLanguage, portalLogin: string): string {
  const text = (key: SignOnText) => textIn(language, key);
  return page(
    language,
    text('out'),
    `<p>${text('outDetail')}</p>\n    <p><a href="${escape(portalLogin)}">${text('back')}</a></p>`,
  );
}

function page(language: SignOnLanguage, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="stylesheet" href="/module/module.css">
  </head>
  <body>
    <main class="narrow">
    <h1>${title}</h1>
    ${content}
    </main>
  </body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${String(character.charCodeAt(0))};`);
}
