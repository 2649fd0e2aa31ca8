import { agricolaModule } from '@turnwright/agricola'
import { estravenModule } from '@turnwright/estraven'
import type { GameModule } from '@turnwright/kernel'
import { pokemonModule } from '@turnwright/pokemon'
import { wingspanModule } from '@turnwright/wingspan'
import { endlessCards } from '../games/endless-cards.ts'
import { type Script, writeScript } from './script.ts'

/** What is played in a measurement: the bench's card game, or the four large games by their quick agents. */
export type Play = 'cards' | 'mix'

interface Cast {
  readonly module: GameModule
  readonly agent: string
  /** Of a game that does not end by itself. */
  readonly answers?: number
}

const CASTS: Readonly<Record<Play, readonly Cast[]>> = {
  cards: [{ module: endlessCards, agent: 'random', answers: 1_500 }],
  mix: [
    { module: wingspanModule, agent: 'greedy' },
    { module: agricolaModule, agent: 'greedy' },
    { module: estravenModule, agent: 'greedy' },
    { module: pokemonModule, agent: 'generator-v1' },
  ],
}

/** Of each game: tables that play different deals are not in step for long. */
const DEALS = 3

const written = new Map<string, Script>()

/** The script of the nth table: one for every game and deal, game by game in turn, each written when it is wanted first. */
export function scriptOf(play: Play, nth: number): Script {
  const casts = CASTS[play]
  const deal = Math.floor(nth / casts.length) % DEALS
  const cast = casts[nth % casts.length] as Cast
  return written.getOrInsertComputed(`${cast.module.definition.id} ${deal}`, () =>
    writeScript({ ...cast, players: [`Ana ${deal}`, `Bo ${deal}`] }),
  )
}
