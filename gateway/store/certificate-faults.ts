/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const UNKNOWN_AUTHORITY =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_UNTRUSTED|CERT_REJECTED)$/u;
const OTHER_HOST = 'ERR_TLS_CERT_ALTNAME_INVALID';
const OTHER_FAULTS = /^(?:CERT_\w+|INVALID_CA|HOSTNAME_MISMATCH|ERR_SSL_\w+|ERR_TLS_\w+)$/u;

/** Whether a connection with TLS was not made because of a certificate, or of TLS itself. */
export function isCertificateFault(code: string): boolean {
  return UNKNOWN_AUTHORITY.test(code) || OTHER_FAULTS.test(code);
}

/** What to do about a certificate that is not accepted; null for other errors. */
export function certificateRemedy(
  code: string,
  { address, authority }: { address: string; authority: string },
): string | null {
  if (UNKNOWN_AUTHORITY.test(code)) return `name the authority of its certificate in ${authority}`;
  if (code === OTHER_HOST) return `name the host of its certificate in ${address}`;
  if (code === 'CERT_HAS_EXPIRED') return 'renew its certificate';
  return null;
}
