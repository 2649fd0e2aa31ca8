import type { CardId } from '@turnwright/kernel'
import { idOf } from '../cards/bird.ts'
import { HABITATS } from '../cards/habitat.ts'
import { payOut } from '../rules/goals.ts'
import { bonusCalled, kindCalled } from '../rules/identities.ts'
import { type MatOf, scoreOf } from '../rules/scoring.ts'
import { readSheet } from './read-sheet.ts'
import type { ScoreSheet, SheetBird, SheetInput, SheetPlayer, SheetScore } from './sheet.ts'

/** The points of a game on a real table, by the same rules as here. Throws a WrongSheet that names what is wrong. */
export function scoreSheet(value: unknown): ScoreSheet {
  const input = readSheet(value)
  const goals = input.goals.map(({ counts }, at) => ({ points: payOut(input.goalBoard, at + 1, counts) }))
  const scores = input.players.map((player, seat) =>
    scoreOf({ players: input.players.map(matOf), goals }, seat, bonusOf(player)),
  )
  return { players: scores.map((score, at) => ({ ...score, place: placeOf(input, scores, at) })) }
}

/** W55: points first, then unused food; equals share a place. */
function placeOf({ players }: SheetInput, scores: readonly Omit<SheetScore, 'place'>[], at: number): number {
  const isAhead = (other: number): boolean => {
    const lead = (scores[other]?.total ?? 0) - (scores[at]?.total ?? 0)
    return lead > 0 || (lead === 0 && (players[other]?.food ?? 0) > (players[at]?.food ?? 0))
  }
  return 1 + players.filter((_, other) => isAhead(other)).length
}

function bonusOf({ bonus }: SheetPlayer) {
  return bonus.map((id) => bonusCalled(id)).filter((card) => card !== null)
}

/** The mat as the rules know it; only numbers of cards count here. */
function matOf({ birds, hand }: SheetPlayer): MatOf {
  const cards = (n: number): CardId[] => new Array<CardId>(n).fill(0 as CardId)
  return {
    hand: cards(hand),
    rows: HABITATS.map((habitat) =>
      birds.filter((bird) => bird.habitat === habitat).map((bird) => ({ ...onMat(bird), tucked: cards(bird.tucked) })),
    ),
  }
}

function onMat({ name, eggs, cached }: SheetBird) {
  return { kind: kindCalled(idOf(name)), eggs, cached }
}
