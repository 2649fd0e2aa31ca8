import type { Cards, Seat } from '@turnwright/kernel'
import type { Chooser } from '@turnwright/testkit'
import { manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { estraven } from '../rules/estraven.ts'
import { printed } from '../rules/identities.ts'
import { hasKeyword, healthOf, powerOf, resistanceOf } from '../rules/stats.ts'
import { type EstravenState, type Permanent, playerAt } from '../rules/state.ts'
import { PLAIN_KEYWORDS } from '../cards/words-of-the-game.ts'
import { stage } from './stage.ts'

/**
 * Estraven in the language of scenarios:
 * `given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { field: ['Cinder Pike'] } })`.
 */
export const duel = {
  definition: estraven,
  scenario: {
    lay: stage,
    arrange: () => {},
    read,
    verbs: (player: Chooser) => ({
      /** Plays a card from the hand; each target is named in turn: a card, a player, or `2 Firebrand` for a link. */
      plays: (card: string, ...targets: readonly string[]) => choosesInTurn(player, card, targets),
      /** May not play these from the hand; pitching or trading them is another thing. */
      cannotPlay: (...cards: readonly string[]) => player.isNotOfferedOutside(['Pitch', 'Trade'], ...cards),
      pitches: (card: string) => player.chooses({ Pitch: [card] }),
      /** Uses the ability of a card on the battlefield. */
      uses: (card: string, ...targets: readonly string[]) => choosesInTurn(player, { Use: [card] }, targets),
      /** Declares an attack; `followers` where the unit leads somebody who could come, also when nobody does. */
      attacksWith(unit: string, followers?: readonly string[]) {
        player.chooses({ Attack: [unit] })
        if (followers !== undefined) player.chooses(...followers)
      },
      trades(given: string, taken: string) {
        player.chooses({ Trade: [given] })
        player.chooses(taken)
      },
      passes: () => player.chooses('pass'),
      passesUntil: (stop: 'chain' | 'attack' | 'turn') => player.chooses(`pass-${stop}`),
      endsTurn: () => player.chooses('end-turn'),
      /** Blocks with a unit; the attacker is named where there are several. */
      blocksWith(unit: string, attacker?: string) {
        player.chooses(unit)
        if (attacker !== undefined) player.chooses(attacker)
      },
      letsItThrough: () => player.chooses('through'),
      bringsNoMore: () => player.chooses('enough'),
      /** It is this player's main phase, and the scenario may end there. */
      isOn: () => player.isAsked({ kind: 'main' }),
      /** This player holds priority. */
      mayAnswer: () => player.isAsked({ kind: 'priority' }),
      mayBlock: () => player.isAsked({ kind: 'block' }),
    }),
  },
}

/** The mana that is printed on a card, for scenarios that need exactly so much. */
export function priceOf(name: string): number {
  const card = CARDS.find((each) => each.name === name)
  if (card === undefined) throw new Error(`there is no card called ${name}`)
  return manaCostOf(card)
}

function choosesInTurn(
  player: Chooser,
  first: string | { readonly [group: string]: readonly string[] },
  targets: readonly string[],
): void {
  player.chooses(first)
  for (const target of targets) player.chooses(target)
}

/** What a player has. Units are read by name: power/resistance/health after everything, and damage. */
function read(state: EstravenState, seat: Seat, cards: Cards) {
  const player = playerAt(state, seat)
  const names = (zone: readonly Parameters<typeof cards.kind>[0][]): string[] =>
    zone.map((card) => printed(cards.kind(card)).name)
  const { battlefield } = player
  return {
    life: player.life,
    pool: player.pool,
    hand: names(player.hand),
    field: battlefield.map(nameOf),
    tapped: battlefield.filter(({ tapped }) => tapped).map(nameOf),
    library: names(player.library.toReversed()),
    graveyard: names(player.graveyard),
    pitched: names(player.pitched),
    exile: names(player.exile),
    stats: byName(battlefield, (unit) => statsOf(state, seat, unit)),
    damage: byName(battlefield, ({ damage }) => damage),
    keywords: byName(battlefield, (unit) =>
      PLAIN_KEYWORDS.filter((keyword) => hasKeyword(state, seat, unit, keyword)).join(' '),
    ),
    market: names(state.market.row),
  }
}

function statsOf(state: EstravenState, seat: Seat, unit: Permanent): string {
  return `${powerOf(state, seat, unit)}/${resistanceOf(state, seat, unit)}/${healthOf(state, seat, unit)}`
}

function nameOf({ kind }: Permanent): string {
  return printed(kind).name
}

function byName<Value>(field: readonly Permanent[], value: (permanent: Permanent) => Value): Record<string, Value> {
  return Object.fromEntries(field.map((permanent) => [nameOf(permanent), value(permanent)]))
}
