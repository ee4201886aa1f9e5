import { askBare } from './ask-bare.ts';

interface Answer {
  singleSignOnBegin?: { url?: unknown } | null;
}

/** Begins single sign-on in this browser and answers where it goes; throws when the gateway could not be asked, or there is none any more. */
export async function beginSignOn(): Promise<string> {
  const data = (await askBare(
    'mutation SignOnBegin{singleSignOnBegin{url}}',
    'SignOnBegin',
  )) as Answer | null;
  const url = data?.singleSignOnBegin?.url;
  if (typeof url !== 'string') throw new Error('single sign-on could not be begun');
  return url;
}
