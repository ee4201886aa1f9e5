import { SIGN_ON_BEGIN } from './operation-texts.ts';
import { postGraphql } from './post-graphql.ts';

interface Answer {
  singleSignOnBegin?: { url?: unknown } | null;
}

/**
 * Starts single sign-on in this browser and returns the address to go to. Throws if the gateway
 * cannot be reached or single sign-on is no longer configured.
 */
export async function beginSignOn(): Promise<string> {
  const data = (await postGraphql(SIGN_ON_BEGIN, 'SignOnBegin')) as Answer | null;
  const url = data?.singleSignOnBegin?.url;
  if (typeof url !== 'string') throw new Error('single sign-on could not be begun');
  return url;
}
