/** Ways to do nothing. */
export const SKIP = { id: 'skip', about: { kind: 'skip' } } as const
export const DONE = { id: 'done', about: { kind: 'done' } } as const

/** Numbers among the choices are cards. */
export const CARDS = { cards: true } as const
