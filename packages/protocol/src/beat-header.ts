/** With it a stream begins by saying how often something comes on it at least, in milliseconds. */
export const BEAT_HEADER = 'turnwright-beat'
