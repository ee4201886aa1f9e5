/** Options of `openssl req` for a key that is made at once: one of RSA takes a third of a second. */
export const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'] as const;
