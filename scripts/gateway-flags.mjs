/**
 * Flags of Node.js for the gateway. A page allocates a few megabytes until it is answered. With the
 * small young generation that Node.js has by itself, much of that survives the first collections and
 * is copied; a larger one saves about a sixth of the processor time, for up to 150 MB of memory. The
 * Dockerfile and the systemd unit repeat the flags; tests/project/deploy.test.ts compares them.
 */
export const GATEWAY_FLAGS = ['--max-semi-space-size=64'];
