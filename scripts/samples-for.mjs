/**
 * Browsers keep cookies by host and not by port: the samples go by another name of this machine than the portal, so that its cookie is
 * never sent to them. The embedded services choose in the same way.
 */
export function samplesAt(portalUrl, port) {
  return `http://${/^https?:\/\/localhost(:|$)/.test(portalUrl) ? '127.0.0.1' : 'localhost'}:${port}`;
}

/** What the gateway is told of the samples, as far as the operator has not named modules and a single sign-on of his own. */
export function samplesFor({ MICROAPP_ORIGINS, SSO_ORIGINS, SSO_URL }, samples) {
  return {
    ...(!MICROAPP_ORIGINS && { MICROAPP_ORIGINS: samples }),
    ...(!SSO_ORIGINS && !SSO_URL && { SSO_ORIGINS: samples, SSO_URL: `${samples}/sign-on/` }),
  };
}
