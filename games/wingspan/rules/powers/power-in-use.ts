import { announce } from '../announcement.ts'
import { isHeard } from '../heard.ts'
import type { CardId, Seat } from '@turnwright/kernel'
import type { Effect, PowerColor } from '../../cards/power.ts'
import { powerText } from '../../cards/power.ts'
import { BIRDS } from '../../cards/catalogue.ts'
import { ask, SKIP } from '../ask.ts'
import { type MatBird, type PlayerState, tallyOf, type Wingspan } from '../state.ts'

/** A power that is about to be used: whose it is, and on which bird. */
export interface PowerInUse<E extends Effect = Effect> {
  readonly seat: Seat
  readonly player: PlayerState
  readonly bird: MatBird
  readonly color: PowerColor
  readonly effect: E
  /** The birds through which it is repeated (W45). */
  readonly chain: readonly CardId[]
}

const TITLES: readonly string[] = BIRDS.map(({ name }) => `Use the ${name}?`)
const SENTENCES: readonly string[] = BIRDS.map(({ power }) => (power === null ? '' : powerText(power).sentence))

/** How a power's question is put, whatever it asks for. */
export function titleOf({ kind }: MatBird): string {
  return TITLES[kind] as string
}

export function sentenceOf({ kind }: MatBird): string {
  return SENTENCES[kind] as string
}

/** Clicking the bird on its mat uses its power. */
function yesOrNo({ card }: MatBird) {
  return [{ id: 'use', title: 'Use it', ref: { card } }, SKIP] as const
}

/** W26: every power may be left unused. Notes down the answer. */
export function wantsToUse(game: Wingspan, power: PowerInUse): boolean {
  const { seat, bird } = power
  const wants = ask(game, seat, 'activatePower', titleOf(bird), yesOrNo(bird), sentenceOf(bird)) === 'use'
  if (wants) noteUse(game, power)
  else noteRefusal(game, power)
  return wants
}

export function noteUse(game: Wingspan, { seat, bird }: PowerInUse): void {
  tallyOf(game.state, seat).used.push(bird.kind)
  if (isHeard(game)) announce(game, { type: 'ACTIVATE_POWER', seat, card: bird.card, skipReason: null })
  game.tell('{player} uses {bird}', { player: { seat }, bird: { card: bird.card } })
}

export function noteRefusal(game: Wingspan, { seat, bird }: PowerInUse): void {
  if (isHeard(game)) announce(game, { type: 'ACTIVATE_POWER', seat, card: bird.card, skipReason: 'AGENT_DECLINED' })
}

export function noteInability(game: Wingspan, { seat, bird }: PowerInUse): void {
  if (isHeard(game))
    announce(game, { type: 'ACTIVATE_POWER', seat, card: bird.card, skipReason: 'RESOURCE_UNAVAILABLE' })
}
