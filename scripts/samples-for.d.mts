export function samplesAt(portalUrl: string, port: string | number): string;
export function samplesFor(
  environment: Readonly<Record<string, string | undefined>>,
  samples: string,
): Record<string, string>;
