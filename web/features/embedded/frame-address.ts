/** An address that may be shown in a frame, and the only origin that is spoken with. */
export interface FrameAddress {
  url: string;
  origin: string;
}

/**
 * The gateway gave the address and holds it against the operator's list. What is asked here is what the sandbox rests upon: that it is an
 * address of the web, carries nobody's password, and is not of the portal's own origin, for a frame of that could lift its own sandbox.
 */
export function frameAddress(address: string, portalOrigin: string): FrameAddress | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/u.test(url.protocol) || url.origin === portalOrigin) return null;
  return url.username === '' && url.password === '' ? { url: url.href, origin: url.origin } : null;
}
