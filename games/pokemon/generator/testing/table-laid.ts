import { cardCalled } from '../../rules/faces.ts'
import type { CardView, DuelView, EnergyView, PlayerView, PokemonView } from '../../rules/view.ts'
import { CARDS } from '../../cards/catalogue.ts'
import type { EnergyType } from '../../cards/energy-type.ts'
import { BENCH_POSITIONS, identifierOf, type StatusEffect } from '../../match/vocabulary.ts'
import { AttackEnergyValidatorService } from '../services/attack-energy-validator-service.ts'
import { type Table, tableOf } from '../table.ts'

/** A Pokémon as a test describes it: `base1-58`, or a name where one card alone has it. */
export interface Laid {
  readonly card: string
  readonly energy?: readonly string[]
  readonly damage?: number
  readonly is?: readonly StatusEffect[]
  readonly effects?: PokemonView['effects']
  readonly damageBonus?: number
  readonly damageReduction?: number
  readonly canEvolve?: boolean
}

export interface SideLaid {
  readonly active?: Laid | string
  readonly bench?: readonly (Laid | string)[]
  /** Ids or names; `?` is a card that nobody but its owner knows. */
  readonly hand?: readonly string[]
  readonly discard?: readonly string[]
  readonly deck?: number
  readonly prizes?: number
}

/** Lays a table as Player 1 sees it in a turn of their own. */
export function laid(me: SideLaid, foe: SideLaid, rest: Partial<DuelView> = {}): Table {
  const cards = new Numbers()
  const view: DuelView = {
    matchState: 'PLAYER_TURN',
    phase: 'MAIN_PHASE',
    turnNumber: 7,
    currentPlayer: 'PLAYER1',
    firstPlayer: 'PLAYER1',
    you: 'PLAYER1',
    prizesToWin: 6,
    suddenDeaths: 0,
    energyAttached: false,
    retreatFailed: false,
    players: [side(0, me, cards), side(1, foe, cards)],
    playing: null,
    flips: [],
    asking: { player: 'PLAYER1', about: 'main', by: null },
    winner: null,
    winCondition: null,
    ...rest,
  }
  return tableOf(view, 'PLAYER1')
}

/** The id of a card by its name or id. */
export function idOf(name: string): string {
  const card = CARDS.find((each) => each.id === name) ?? CARDS.find((each) => each.name === name)
  if (card === undefined) throw new RangeError(`there is no card ${name}`)
  return card.id
}

class Numbers {
  #next = 1

  card(name: string): CardView {
    return { card: this.#next++ as CardView['card'], id: name === '?' ? null : idOf(name) }
  }
}

function side(
  seat: number,
  { active, bench = [], hand = [], discard = [], deck = 30, prizes = 6 }: SideLaid,
  cards: Numbers,
): PlayerView {
  const player: PlayerView = {
    seat,
    identifier: identifierOf(seat),
    deck: { size: deck, top: [] },
    hand: hand.map((name) => cards.card(name)),
    discard: discard.map((name) => cards.card(name)),
    prizes: Array.from({ length: prizes }, () => cards.card('?')),
    prizesTaken: 6 - prizes,
    faceDown: [],
    active: active === undefined ? null : pokemon(active, 'ACTIVE', cards),
    bench: bench.map((each, at) => pokemon(each, BENCH_POSITIONS[at] ?? 'BENCH_4', cards)),
    mulligans: 0,
    noTrainers: false,
  }
  return player
}

function pokemon(given: Laid | string, position: PokemonView['position'], cards: Numbers): PokemonView {
  const {
    card: name,
    energy = [],
    damage = 0,
    is = [],
    effects = [],
    ...rest
  } = typeof given === 'string' ? { card: given } : given
  const self = cards.card(name)
  const card = cardCalled(self.id)
  if (card === null || card.supertype === 'Energy') throw new TypeError(`${name} is no Pokémon`)
  const attached = energy.map((each) => energyView(each, cards))
  const face = card.supertype === 'Pokemon' ? card : DOLL
  return {
    card: self.card,
    id: card.id,
    position,
    cards: [self],
    as: card.id,
    hp: face.hp,
    damage,
    type: face.type,
    weakness: face.weakness,
    resistance: face.resistance,
    energy: attached,
    tools: [],
    damageBonus: 0,
    damageReduction: 0,
    statusEffects: is,
    poison: is.includes('poisoned') ? 10 : 0,
    canEvolve: true,
    power: face.power === null ? null : { name: face.power.name, works: true },
    attacks: face.attacks.map(({ name: called, cost, damage: printed }) => {
      const hasEnergy = AttackEnergyValidatorService.canPerform(
        cost,
        attached.flatMap(({ provides }) => provides),
      )
      return { name: called, cost, damage: printed, hasEnergy, available: hasEnergy, reason: null }
    }),
    retreat: { cost: face.retreat, allowed: attached.length >= face.retreat, reason: null },
    effects,
    ...rest,
  }
}

const DOLL = {
  hp: 10,
  type: 'Colorless',
  weakness: null,
  resistance: null,
  power: null,
  attacks: [],
  retreat: 0,
} as const

function energyView(name: string, cards: Numbers): EnergyView {
  const self = cards.card(name.endsWith('Energy') ? name : `${name} Energy`)
  const card = cardCalled(self.id)
  return { ...self, provides: card?.supertype === 'Energy' ? card.provides : (['Colorless'] satisfies EnergyType[]) }
}
