/** Rarer than a real server's, since every beat of every stream is work for the world. */
export const HEARTBEAT = 15_000
