import { games as allGames } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { endlessCards } from '../games/endless-cards.ts'

/** The games of a server at which scripts are played. */
export const games: readonly GameModule[] = [endlessCards, ...allGames]
export const gamesUrl = import.meta.url
