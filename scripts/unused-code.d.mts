/** `output`: the unused code, and what to do about it. */
export function unusedCode(folder?: string): Promise<{ ok: boolean; output: string }>;
