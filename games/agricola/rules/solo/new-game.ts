import { type CardId, nth } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { MAJORS } from '../../cards/majors.ts'
import { STAGES } from '../../cards/round-cards.ts'
import { newPlayer } from '../new-player.ts'
import { skillsOf } from '../skills.ts'
import { boardFor, fixedPlaces } from '../spaces/board.ts'
import { type Agricola, type PlayedCard, playerAt, type Series } from '../state.ts'

const ALONE = 0
const HAND_SIZE = 7

/** The next game of a series, with one more occupation that is in play from its start, and some food. */
export function nextGame(game: Agricola, series: Series, kept: CardId | null, food: number): void {
  const { state, cards } = game
  const { inPlay, hand } = playerAt(state, ALONE)
  const permanent = inPlay.filter(({ card }, at) => at < series.permanent || card === kept)
  const others = inPlay.filter((played) => !permanent.includes(played)).map(({ card }) => card)
  const pool = [...state.box, ...hand, ...others]
  const occupations = pool.filter((card) => cardAt(cards.kind(card)).type === 'occupation')
  const minors = pool.filter((card) => cardAt(cards.kind(card)).type === 'minor')
  cards.shuffle(occupations)
  cards.shuffle(minors)
  const dealt: CardId[] = []
  cards.draw(occupations, dealt, ALONE, HAND_SIZE - permanent.length)
  cards.draw(minors, dealt, ALONE, HAND_SIZE)
  state.box.splice(0, state.box.length, ...occupations, ...minors)
  state.series = { game: series.game + 1, isRetry: false, dealt, permanent: permanent.length }
  begin(game, state.series, permanent, food)
}

/** The same cards once more; nothing is left of the food. */
export function sameGameAgain(game: Agricola, series: Series): void {
  const { state } = game
  const permanent = playerAt(state, ALONE).inPlay.slice(0, series.permanent)
  // Cards that are passed on leave the game of one player; they come back with the others.
  const left = state.box.filter((card) => !series.dealt.includes(card))
  state.box.splice(0, state.box.length, ...left)
  state.series = { ...series, isRetry: true }
  begin(game, state.series, permanent, 0)
}

/** A new farm, an empty board, and round cards in a new order. */
function begin(game: Agricola, series: Series, permanent: readonly PlayedCard[], food: number): void {
  const { state } = game
  let skills = 0
  for (const { kind } of permanent) skills |= skillsOf(kind)
  Object.assign(playerAt(state, ALONE), newPlayer(food), {
    hand: [...series.dealt],
    inPlay: permanent.map(({ card, kind }) => ({ card, kind, n: 0 })),
    skills,
  })
  shuffleRoundCards(game)
  const open = fixedPlaces(boardFor(1, game.options.cards))
  state.open.splice(0, state.open.length, ...open)
  for (const places of [state.stock, state.people, state.newborns]) places.fill(0)
  state.majors.splice(0, state.majors.length, ...MAJORS.keys())
  state.round = 0
  state.phase = 'preparation'
  state.agenda = [{ do: 'begin-round' }]
  const cards = permanent.map(({ card }) => card)
  const { game: n, isRetry, dealt } = series
  game.tell({ kind: 'series-begins', game: n, isRetry, cards, hand: dealt.length, food })
}

function shuffleRoundCards({ state, cards }: Agricola): void {
  const { roundCards } = state
  const stages = STAGES.map((rounds) => rounds.map((round) => nth(roundCards, round - 1)))
  for (const pile of stages) cards.shuffle(pile)
  roundCards.splice(0, roundCards.length, ...stages.flat())
}
