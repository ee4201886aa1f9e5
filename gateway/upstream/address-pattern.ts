/**
 * Patterns of an allow-list: a path in which `*` stands for anything within one segment and `**` for any rest.
 * `/api/zb-mca-*` + `/**` means every path of every service whose name begins with zb-mca-.
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
