/** How fast one is shown what bots do at one's own table. */
export type BotPace = 'instant' | 'brisk' | 'calm' | 'step'

export const BOT_PACES: readonly (readonly [BotPace, string])[] = [
  ['instant', 'Instant'],
  ['brisk', 'Brisk'],
  ['calm', 'Calm'],
  ['step', 'Step by step'],
]

const KEY = 'turnwright:bot-pace'
const listeners = new Set<() => void>()
let pace: BotPace | null = null

/** The choice of this browser; one that keeps nothing has bots as fast as they are. */
export const botPace = {
  read: (): BotPace => {
    pace ??= kept()
    return pace
  },
  choose: (chosen: BotPace): void => {
    pace = chosen
    try {
      localStorage.setItem(KEY, chosen)
    } catch {
      // It counts until the page is closed.
    }
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function kept(): BotPace {
  try {
    const value = localStorage.getItem(KEY)
    return BOT_PACES.find(([each]) => each === value)?.[0] ?? 'instant'
  } catch {
    return 'instant'
  }
}
