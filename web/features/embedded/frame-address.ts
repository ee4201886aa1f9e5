/** An address that may be shown in a frame, and the only origin for messages. */
export interface FrameAddress {
  url: string;
  origin: string;
}

/**
 * Checks an address given by the gateway, which has already compared it with the operator's list.
 * This check protects the sandbox: the address must be http(s), must not contain credentials, and
 * must not have the portal's own origin, because a frame of the same origin could remove its
 * sandbox. Null if it is not allowed.
 */
export function frameAddress(address: string, portalOrigin: string): FrameAddress | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/u.test(url.protocol) || url.origin === portalOrigin) return null;
  return url.username === '' && url.password === '' ? { url: url.href, origin: url.origin } : null;
}
