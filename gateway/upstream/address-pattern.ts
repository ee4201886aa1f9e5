/**
 * Compiles a pattern of an allow-list: a path in which `*` matches anything within one segment and
 * `**` matches any rest. `/api/zb-mca-*` + `/**` matches every path of every service whose name
 * begins with zb-mca-.
 */
export function compilePattern(pattern: string): RegExp {
  const source = pattern
    .split('**')
    .map((part) => part.split('*').map(escapeLiteral).join('[^/]*'))
    .join('.*');
  return new RegExp(`^${source}$`, 'u');
}

function escapeLiteral(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}/]/gu, '\\$&');
}
