const NAME = 'turnwright:text:pokemon:brought'

/** The deck that was last written at a table, in this browser alone: it is played more than once. */
export function keptDeck(storage: () => Pick<Storage, 'getItem'> = () => window.localStorage): string {
  try {
    return storage().getItem(NAME) ?? ''
  } catch {
    // A browser that keeps nothing is no reason not to play.
    return ''
  }
}

export function keepDeck(text: string, storage: () => Pick<Storage, 'setItem'> = () => window.localStorage): void {
  try {
    storage().setItem(NAME, text)
  } catch {
    // The same.
  }
}
