import type { GameModule } from '@turnwright/kernel'
import { endlessCards } from './games/endless-cards.ts'
import { fourHands } from './games/four-hands.ts'
import { ledger } from './games/ledger.ts'

/** The games of a measured server. */
export const games: readonly GameModule[] = [endlessCards, ledger, fourHands]
export const gamesUrl = import.meta.url
