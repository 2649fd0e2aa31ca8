/** The key to what a game is made of. No door of the package hands it out. */
export const PARTS: unique symbol = Symbol('parts')

/** The key to the games that are imagined from one: they know neither the seed nor the chance of its table. */
export const STRANGER: unique symbol = Symbol('stranger')
