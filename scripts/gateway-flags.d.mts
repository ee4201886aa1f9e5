export const GATEWAY_FLAGS: readonly string[];
