import type { CardId, Seat } from '@turnwright/kernel'
import type { Knowers } from '@turnwright/kernel/host'
import { HAND_CARDS, majorCalled } from '../cards/catalogue.ts'
import { ANIMALS, type Animal, type Good, type Material, RESOURCES, type Resource } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { ROUND_CARDS } from '../cards/round-cards.ts'
import { SPACE_IDS, type SpaceId } from '../cards/space-names.ts'
import { newPlayer } from '../rules/new-player.ts'
import { skillsOf } from '../rules/skills.ts'
import { boardFor, fixedPlaces, placeOf } from '../rules/spaces/board.ts'
import type { Agricola, AgricolaState, PlayedCard, PlayerState, Series } from '../rules/state.ts'
import type { Task } from '../rules/task.ts'
import { stageFarm } from './stage-farm.ts'

/** What a player has; what is not named is not there. */
export interface StagedPlayer extends Partial<Record<Resource | Animal, number>> {
  readonly house?: Material
  /** Cells; the two of the start unless given. */
  readonly rooms?: readonly string[]
  /** Empty ones by their cell, planted ones as `2,0 grain 3`. */
  readonly fields?: readonly string[]
  /** Each by its cells; the fences around them are built. */
  readonly pastures?: readonly (readonly string[])[]
  readonly stables?: readonly string[]
  /** The whole family; two unless given. */
  readonly people?: number
  /** Those still to place; all of them unless given. */
  readonly atHome?: number
  readonly newborns?: number
  readonly begging?: number
  readonly hand?: readonly string[]
  /** Occupations and minor improvements in front of the player, by name, in the order of play. */
  readonly played?: readonly (string | { readonly card: string; readonly n: number })[]
  /** By id. */
  readonly majors?: readonly string[]
  /** On round spaces to come. */
  readonly promised?: readonly { readonly round: number; readonly what: Good | 'plow'; readonly n: number }[]
}

/** Where a scenario begins. */
export type StagedMoment = 'work' | 'round-start' | 'returning-home' | 'field' | 'feeding' | 'breeding' | 'scoring'

export interface StagedTable {
  /** Work with the first player on turn, unless given. At `round-start` the round is about to begin. */
  readonly at?: StagedMoment
  /** So many round cards lie open, in the order of ROUND_CARDS unless `roundCards` says otherwise. 1 unless given. */
  readonly round?: number
  /** The round cards to begin with; the others follow in their order. */
  readonly roundCards?: readonly SpaceId[]
  readonly turn?: Seat
  readonly first?: Seat
  /** Goods on spaces; one round's worth unless given. */
  readonly stock?: Partial<Record<SpaceId, number>>
  /** Spaces on which somebody stands already. */
  readonly taken?: Partial<Record<SpaceId, Seat>>
  /** Cards that nobody was dealt. */
  readonly box?: readonly string[]
  /** A game of a series, with the hand as it was dealt; so many of the cards in play were there from its start. */
  readonly series?: { readonly game: number; readonly isRetry?: boolean; readonly permanent?: number }
}

/** A game in the middle, as a scenario describes it. */
export function stage(game: Agricola, players: readonly StagedPlayer[], table: StagedTable): AgricolaState {
  const { at = 'work', round = 1, turn = 0, first = 0, taken = {} } = table
  const opened = at === 'round-start' ? round - 1 : round
  const order = orderOf(table.roundCards ?? [])
  const board = boardFor(players.length, game.options.cards)
  const open = [...fixedPlaces(board), ...order.slice(0, opened).map(placeOf)]
  const staged = players.map((player, seat) => stagePlayer(game, player, seat))
  return {
    agenda: tasksAt(at, players.length),
    round: opened,
    phase: at === 'work' ? 'work' : 'preparation',
    first,
    marker: first,
    turn,
    players: staged,
    open,
    stock: SPACE_IDS.map((id, place) => {
      const action = board[place]?.action
      return table.stock?.[id] ?? (open.includes(place) && action?.does === 'gather' ? action.n : 0)
    }),
    people: SPACE_IDS.map((id) => (taken[id] === undefined ? 0 : 1 << (taken[id] as number))),
    newborns: SPACE_IDS.map(() => 0),
    roundCards: roundCards(game, order, opened),
    majors: MAJORS.map((_, major) => major).filter((major) => !staged.some(({ majors }) => majors.includes(major))),
    box: handCards(game, table.box ?? [], 'nobody'),
    series: table.series === undefined ? null : seriesOf(table.series, staged),
  }
}

function seriesOf(series: NonNullable<StagedTable['series']>, players: readonly PlayerState[]): Series {
  const { game, isRetry = false, permanent = 0 } = series
  const dealt = players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay.slice(permanent).map(({ card }) => card)])
  return { game, isRetry, permanent, dealt }
}

/** A stage keeps its cards together whatever their order within it. */
function orderOf(begin: readonly SpaceId[]): readonly SpaceId[] {
  const placeIn = (id: SpaceId): number => (begin.includes(id) ? begin.indexOf(id) - begin.length : 0)
  return ROUND_CARDS.toSorted((a, b) => a.stage - b.stage || placeIn(a.id) - placeIn(b.id)).map(({ id }) => id)
}

function tasksAt(at: StagedMoment, players: number): Task[] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const each = (task: 'field-phase' | 'feed' | 'breed' | 'after-breeding' | 'last-conversions'): Task[] =>
    seats.map((seat) => ({ do: task, seat }))
  switch (at) {
    case 'work':
      return [{ do: 'turn' }]
    case 'round-start':
      return [{ do: 'begin-round' }]
    case 'returning-home':
      return [{ do: 'return-home' }]
    case 'field':
      return [...each('field-phase'), ...tasksAt('feeding', players)]
    case 'feeding':
      return [...each('feed'), ...tasksAt('breeding', players)]
    case 'breeding':
      return [...each('breed'), ...each('after-breeding'), { do: 'end-round' }]
    case 'scoring':
      return each('last-conversions')
  }
}

function stagePlayer(game: Agricola, player: StagedPlayer, seat: Seat): PlayerState {
  const { people = 2, newborns = 0, begging = 0, hand = [], played = [], majors = [], promised = [] } = player
  const inPlay = played.map((card) => playedCard(game, card))
  const staged = newPlayer(0)
  for (const good of RESOURCES) staged.supply[good] = player[good] ?? 0
  stageFarm(staged.farm, player)
  for (const animal of ANIMALS) staged.farm[animal] = player[animal] ?? 0
  return {
    ...staged,
    family: people,
    newborns,
    atHome: player.atHome ?? people - newborns,
    begging,
    hand: handCards(game, hand, [seat]),
    inPlay,
    majors: majors.map(majorCalled),
    skills: inPlay.reduce((skills, { kind }) => skills | skillsOf(kind), 0),
    promised: [...promised],
  }
}

function playedCard(game: Agricola, played: string | { readonly card: string; readonly n: number }): PlayedCard {
  const { card: name, n } = typeof played === 'string' ? { card: played, n: 0 } : played
  const [card] = handCards(game, [name], 'everyone') as [CardId]
  return { card, kind: game.cards.kind(card), n }
}

function handCards({ cards }: Agricola, names: readonly string[], knowers: Knowers): CardId[] {
  return names.map((name) => {
    const found = HAND_CARDS.find((each) => each.name === name)
    if (found === undefined) throw new Error(`there is no card called ${name}`)
    return cards.create(found.type, [found.id], knowers)[0] as CardId
  })
}

function roundCards({ cards }: Agricola, order: readonly SpaceId[], opened: number): CardId[] {
  return order.map((id, at) => {
    const stageOfCard = ROUND_CARDS.find((card) => card.id === id)?.stage ?? 0
    return cards.create(`stage ${stageOfCard}`, [id], at < opened ? 'everyone' : 'nobody')[0] as CardId
  })
}
