import { codeOf } from '../values/rows.ts';
import { fileAddress } from './file-address.ts';

/** With or without the class names of PrimeIcons: `pi pi-box`, `pi-box`, `box`. */
const NAME = /^(?:pi )?(?:pi-)?([a-z][a-z0-9-]{0,63})$/u;
const MAX_ADDRESS_LENGTH = 512;

/** The name of a PrimeIcons icon without its prefix; null for a path or anything else. */
export function iconNameOf(icon: unknown): string | null {
  return NAME.exec(codeOf(icon).trim())?.[1] ?? null;
}

/**
 * The address of a picture: https as it is, and for a path the address at which the gateway serves it.
 * Null for anything else, also for addresses that are not encrypted.
 */
export function pictureAddressOf(icon: unknown): string | null {
  const text = codeOf(icon).trim();
  const isHttps =
    /^https:\/\//iu.test(text) && text.length <= MAX_ADDRESS_LENGTH && URL.canParse(text);
  return isHttps ? text : fileAddress(text);
}

/** An icon of the services as the portal shows it: a name or the address of a picture. */
export const iconOf = (icon: unknown): string | null => iconNameOf(icon) ?? pictureAddressOf(icon);
