import type { Cards, Seat } from '@turnwright/kernel'
import type { Chooser } from '@turnwright/testkit'
import { cardAt } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'
import { SPACE_IDS, type SpaceId } from '../cards/space-names.ts'
import { cellName, cellsIn, cropCount, cropOn, edgeNames, pasturesOf } from '../farm/index.ts'
import { agricola } from '../rules/agricola.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../rules/state.ts'
import { scoreOf } from '../scoring-sheet/score-of.ts'
import { stage } from './stage.ts'

export const TURN = 'Place a person'

/**
 * Agricola in the language of scenarios:
 * `given(farms, { ana: { wood: 5, played: ['Wood Cutter'] }, bo: {} }, { round: 3 })`.
 */
export const farms = {
  definition: agricola,
  scenario: {
    lay: stage,
    arrange: () => {},
    read,
    verbs: (player: Chooser) => ({
      /** Places a person on a space. */
      goesTo: (space: SpaceId) => player.chooses(space),
      /** Plays a card from the hand, or builds a major improvement by its id. */
      plays: (card: string) => player.chooses(card),
      /** Uses what a card offers, or not. */
      accepts: () => player.chooses('Yes'),
      declines: () => player.chooses('No'),
      isDone: () => player.chooses('done'),
      skips: () => player.chooses('skip'),
      /** Builds fences on these edges: `0,4:top`. */
      fences: (...edges: readonly string[]) => player.answers([...edges]),
      /** Something that can be done at any time, by its description: `Fireplace: sheep → 2 food`. */
      converts: (description: string) => player.does(description),
      feeds: () => player.chooses('Feed family'),
      /** It is this player's turn, and the scenario may end there. */
      isOn: () => player.isAsked(TURN),
    }),
  },
}

/** What a player has, and what can be looked at without counting as a change of it. */
function read(state: AgricolaState, seat: Seat, cards: Cards) {
  return withAsides(belongings(state, seat, cards), {
    /** People still to be placed. */
    atHome: playerAt(state, seat).atHome,
    /** Goods on the spaces, where there are any. */
    board: Object.fromEntries(
      SPACE_IDS.map((id, at) => [id, state.stock[at] as number] as const).filter(([, n]) => n !== 0),
    ) as Partial<Record<SpaceId, number>>,
    /** What cards in play keep count of, by name, where it is not nothing: `{ Beanfield: 2 }`. */
    counts: Object.fromEntries(
      playerAt(state, seat)
        .inPlay.filter(({ n }) => n !== 0)
        .map(({ kind, n }) => [cardAt(kind).name, n]),
    ) as Readonly<Record<string, number>>,
    /** As if the game ended now. */
    points: scoreOf(state, seat).total,
  })
}

/** `changedOnly` looks at what can be listed; these can only be asked for. */
function withAsides<Reading extends object, Asides extends object>(reading: Reading, asides: Asides): Reading & Asides {
  for (const [name, value] of Object.entries(asides)) Object.defineProperty(reading, name, { value, enumerable: false })
  return reading as Reading & Asides
}

function belongings(state: AgricolaState, seat: Seat, cards: Cards) {
  const player = playerAt(state, seat)
  const { supply, farm, hand, majors, promised } = player
  return {
    ...supply,
    sheep: farm.sheep,
    boar: farm.boar,
    cattle: farm.cattle,
    house: farm.house,
    rooms: cellsIn(farm.rooms).map(cellName),
    fields: cellsIn(farm.fields).map((cell) => fieldText(player, cell)),
    stables: cellsIn(farm.stables).map(cellName),
    pastures: pasturesOf(farm).each.map((cells) => cellsIn(cells).map(cellName)),
    fences: edgeNames(farm).length,
    people: player.family,
    newborns: player.newborns,
    begging: player.begging,
    /** Points that cards brought while playing. */
    bonus: player.bonus,
    hand: hand.map((card) => cardAt(cards.kind(card)).name),
    occupations: played(player, 'occupation'),
    minors: played(player, 'minor'),
    majors: majors.map((at) => MAJORS[at]?.id ?? ''),
    promised: promised.map(({ round, what, n }) => `${round}: ${n} ${what}`),
    isStartPlayer: state.marker === seat,
  }
}

function fieldText({ farm }: PlayerState, cell: number): string {
  const crop = cropOn(farm, cell)
  return crop === null ? cellName(cell) : `${cellName(cell)} ${crop} ${cropCount(farm, cell)}`
}

function played({ inPlay }: PlayerState, type: 'occupation' | 'minor'): readonly string[] {
  return inPlay.map(({ kind }) => cardAt(kind)).flatMap((card) => (card.type === type ? [card.name] : []))
}
