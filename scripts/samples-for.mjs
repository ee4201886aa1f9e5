/**
 * The address of the samples. Browsers separate cookies by host but not by port, so the samples use
 * a different name of this machine than the portal and never receive its cookie. The embedded
 * services choose the name in the same way.
 */
export function samplesAt(portalUrl, port) {
  return `http://${/^https?:\/\/localhost(:|$)/.test(portalUrl) ? '127.0.0.1' : 'localhost'}:${port}`;
}

/**
 * Gateway settings for the samples, unless the operator has configured modules or single sign-on.
 */
export function samplesFor({ MICROAPP_ORIGINS, SSO_ORIGINS, SSO_URL }, samples) {
  return {
    ...(!MICROAPP_ORIGINS && { MICROAPP_ORIGINS: samples }),
    ...(!SSO_ORIGINS && !SSO_URL && { SSO_ORIGINS: samples, SSO_URL: `${samples}/sign-on/` }),
  };
}
