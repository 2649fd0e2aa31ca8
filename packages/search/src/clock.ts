/** Tells the time in milliseconds, from whenever it began. */
export type Clock = () => number

// Browsers and Node both have it, and the rules that are type-checked together with this package know neither.
declare const performance: { now(): number }

/** The clock on the wall: what people at a table wait by. */
export const wallClock: Clock = () => performance.now()
