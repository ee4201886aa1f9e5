type Names = readonly (readonly [pattern: RegExp, name: string])[];

/**
 * The first match wins. Specific browsers come first, because their user agents also contain the
 * names of the browsers they are based on.
 */
const BROWSERS: Names = [
  [/\bwxwork\//iu, 'WeCom'],
  [/\bMicroMessenger\//iu, 'WeChat'],
  [/\bDingTalk[/(]/iu, 'DingTalk'],
  [/\bQQBrowser\//iu, 'QQ Browser'],
  [/\b(?:360SE|360EE|QihooBrowser)\b/iu, '360 Browser'],
  [/\b(?:MetaSr|SogouMobileBrowser)\b/iu, 'Sogou'],
  [/\bUCBrowser\//iu, 'UC Browser'],
  [/\bHuaweiBrowser\//iu, 'Huawei Browser'],
  [/\bMiuiBrowser\//iu, 'Mi Browser'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//u, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
];

const SYSTEMS: Names = [
  [/\b(?:OpenHarmony|HarmonyOS)\b/u, 'HarmonyOS'],
  [/\b(?:iPhone|iPad|iPod)\b/u, 'iOS'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
];

/**
 * Name of the browser according to its user agent; null when unknown. For display only: a user
 * agent can be forged.
 */
export function browserOf(userAgent: string | null): string | null {
  return findName(BROWSERS, userAgent);
}

/** Name of the operating system according to the user agent; null when unknown. */
export function systemOf(userAgent: string | null): string | null {
  return findName(SYSTEMS, userAgent);
}

function findName(names: Names, userAgent: string | null): string | null {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}
