import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { cardAt, cardCalled, roundCardCalled } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'
import { HARVEST_ROUNDS, ROUND_CARDS, STAGES, TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { SPACE_IDS } from '../cards/space-names.ts'
import { scoreOf } from '../scoring-sheet/score-of.ts'
import { craftsLeft } from './anytime/crafts.ts'
import { farmView } from './farm-view.ts'
import { foodNeeded } from './harvest/feeding.ts'
import { personRoom } from './in-play.ts'
import { hasSkill, SKILL } from './skills.ts'
import { goalOf } from './solo/series.ts'
import { boardFor, isNamed, spaceAt } from './spaces/board.ts'
import { type AgricolaState, type PlayerState, playerAt } from './state.ts'
import type {
  AgricolaView,
  CardBonus,
  CardView,
  PlayedCardView,
  PlayerView,
  RoundView,
  SeriesView,
  SpaceView,
} from './view.ts'

export function view(state: AgricolaState, viewer: Seat | null, cards: MaskedCards): AgricolaView {
  const { round, phase, first, marker, turn } = state
  return {
    cards: isFamilyGame(state) ? 'none' : 'base',
    round,
    totalRounds: TOTAL_ROUNDS,
    phase,
    isHarvestRound: HARVEST_ROUNDS.includes(round),
    first,
    marker,
    turn,
    spaces: state.open.map((place, at) => spaceView(state, viewer, place, at)),
    rounds: roundViews(state, cards),
    majors: state.majors.map(majorId),
    players: state.players.map((_, seat) => playerView(state, seat, viewer, cards)),
    series: seriesView(state),
  }
}

function seriesView({ series, players }: AgricolaState): SeriesView | null {
  if (series === null) return null
  const { game, isRetry, permanent } = series
  const kept = players.flatMap(({ inPlay }) => inPlay.slice(0, permanent))
  return { game, goal: goalOf(game), isRetry, permanent: kept.map(({ kind }) => cardAt(kind).id) }
}

/** The side job is there where nobody has a hand. */
function isFamilyGame({ open }: AgricolaState): boolean {
  return open.includes(SPACE_IDS.indexOf('side-job'))
}

function majorId(at: number): string {
  return MAJORS[at]?.id ?? ''
}

function spaceView(state: AgricolaState, viewer: Seat | null, place: number, at: number): SpaceView {
  const board = boardFor(state.players.length, isFamilyGame(state) ? 'none' : 'base')
  const { id, name, text, action, stage } = spaceAt(board, place)
  const people = state.people[place] ?? 0
  const newborns = state.newborns[place] ?? 0
  return {
    id,
    name,
    text,
    round: stage === 0 ? null : at - (state.open.length - state.round) + 1,
    gathers:
      action.does === 'gather' ? { good: action.good, stock: state.stock[place] ?? 0, perRound: action.n } : null,
    people: state.players.flatMap((_, seat) =>
      (people & (1 << seat)) === 0 ? [] : [{ seat, withNewborn: (newborns & (1 << seat)) !== 0 }],
    ),
    bonuses: viewer === null ? [] : bonusesAt(state, playerAt(state, viewer), place),
  }
}

function bonusesAt(state: AgricolaState, player: PlayerState, place: number): readonly CardBonus[] {
  if (!hasSkill(player, SKILL.useSpace)) return []
  return player.inPlay.flatMap(({ kind }) => {
    const { id, text, effects } = cardAt(kind)
    const helps = effects.some(
      (effect) => effect.on === 'useSpace' && effect.by !== 'others' && isNamed(place, effect.at, state),
    )
    return helps ? [{ card: id, text }] : []
  })
}

function roundViews(state: AgricolaState, cards: MaskedCards): readonly RoundView[] {
  const spaces = state.roundCards.map((card) => roundCardCalled(cards.identity(card))?.id ?? null)
  return spaces.map((space, at): RoundView => {
    const round = at + 1
    const stage = 1 + STAGES.findIndex((rounds) => rounds.includes(round))
    const candidates = ROUND_CARDS.filter((card) => card.stage === stage && !spaces.includes(card.id))
    return {
      round,
      stage,
      space,
      candidates: space === null ? candidates.map(({ id }) => id) : [],
      isHarvest: HARVEST_ROUNDS.includes(round),
      promised: state.players.flatMap(({ promised }, seat) =>
        promised.filter((each) => each.round === round).map(({ what, n }) => ({ seat, what, n })),
      ),
    }
  })
}

function playerView(state: AgricolaState, seat: Seat, viewer: Seat | null, cards: MaskedCards): PlayerView {
  const player = playerAt(state, seat)
  const { farm, supply, family, newborns, atHome, hand, offered, inPlay, majors, begging } = player
  const played = (type: 'occupation' | 'minor'): readonly PlayedCardView[] =>
    inPlay
      .filter(({ kind }) => cardAt(kind).type === type)
      .map(({ card, kind, n }) => ({ card, id: cardAt(kind).id, n }))
  const own = seat === viewer
  return {
    seat,
    isPresent: player.isPresent,
    supply: { ...supply },
    animals: { sheep: farm.sheep, boar: farm.boar, cattle: farm.cattle },
    farm: farmView(player),
    people: { total: family, newborns, atHome, room: personRoom(player) },
    handSize: hand.length,
    hand: own ? known(hand, cards) : [],
    offered: own ? known(offered, cards) : [],
    occupations: played('occupation'),
    minors: played('minor'),
    majors: majors.map(majorId),
    begging,
    harvest: {
      need: foodNeeded(state, seat),
      crafts: majors.filter((at) => craftsLeft(player, at) > 0).map(majorId),
    },
    score: scoreOf(state, seat),
  }
}

function known(list: readonly CardId[], cards: MaskedCards): readonly CardView[] {
  return list.flatMap((card) => {
    const found = cardCalled(cards.identity(card))
    return found === null ? [] : [{ card, id: found.id }]
  })
}
