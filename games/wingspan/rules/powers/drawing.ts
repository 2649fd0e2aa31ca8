import { type CardId, doNext } from '@turnwright/kernel'
import type { DrawingEffect } from '../../cards/powers/drawing.ts'
import { bonusLeft, lookAtBonusCards } from '../bonus-deck.ts'
import { cardsInReach, cardsLeft, drawFromDeck, drawFromTray, drawOne, topCard } from '../deck.ts'
import { presentFrom, type Wingspan } from '../state.ts'
import type { Task } from '../task.ts'
import type { BehavioursOf } from './behaviour.ts'
import { fewestIn } from './fewest.ts'
import { noteRefusal, noteUse, type PowerInUse, wantsToUse } from './power-in-use.ts'

export const DRAWING_POWERS: BehavioursOf<DrawingEffect> = {
  drawCards: {
    can: (_, state) => cardsInReach(state),
    use(game, power) {
      drawSome(game, power, power.effect.n)
    },
  },

  drawCardsThenDiscardAtTurnEnd: {
    can: (_, state) => cardsInReach(state),
    use(game, power) {
      if (drawSome(game, power, power.effect.draw)) power.player.duty += power.effect.discard
    },
  },

  fewestInHabitatDrawCard: {
    can: (_, state) => cardsInReach(state),
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { seat, effect } = power
      const drawers = fewestIn(game.state, seat, effect.habitat)
      const tasks = drawers.map((each): Task => ({ do: 'draw', seat: each, left: effect.n, must: each !== seat }))
      doNext(game.state.agenda, ...tasks)
    },
  },

  /** W25: the tray is not available. */
  allPlayersDrawFromDeck: {
    can: (_, state) => cardsLeft(state) > 0,
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { seat, effect } = power
      for (const each of presentFrom(game.state, seat)) drawFromDeck(game, each, effect.n)
    },
  },

  draftPlayersPlusOne: {
    can: (_, state) => cardsLeft(state) > 0,
    use: draft,
  },

  drawAllTray: {
    can: (_, state) => state.tray.length > 0,
    use(game, power) {
      if (!wantsToUse(game, power)) return
      for (const card of game.state.tray.slice(0, power.effect.n)) drawFromTray(game, power.seat, card)
    },
  },

  drawBonusKeep: {
    can: (_, state) => bonusLeft(state) > 0,
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { seat, effect } = power
      lookAtBonusCards(game, seat, effect.draw)
      doNext(game.state.agenda, { do: 'keep-bonus', seat, keep: effect.keep })
    },
  },
}

/** The first card is drawn here, with the choice not to; the others follow one by one. */
function drawSome(game: Wingspan, power: PowerInUse, n: number): boolean {
  const { seat, bird } = power
  if (!drawOne(game, seat, { kind: 'draw-card', left: n, card: bird.card }, false)) {
    noteRefusal(game, power)
    return false
  }
  noteUse(game, power)
  if (n > 1) doNext(game.state.agenda, { do: 'draw', seat, left: n - 1, must: false })
  return true
}

/** W42: cards from the deck alone; the owner picks first and gets what is left. */
function draft(
  game: Wingspan,
  power: PowerInUse<Extract<DrawingEffect, { readonly kind: 'draftPlayersPlusOne' }>>,
): void {
  if (!wantsToUse(game, power)) return
  const { state } = game
  const { eachPicks, ownerKeepsExtra } = power.effect
  const pickers = presentFrom(state, power.seat)
  const drawn: CardId[] = []
  for (let n = pickers.length * eachPicks + ownerKeepsExtra; n > 0; n--) {
    const card = topCard(game)
    if (card !== null) drawn.push(card)
  }
  game.cards.reveal(drawn)
  state.drafting.push(...drawn)
  game.tell({ kind: 'turns-up', seat: power.seat, cards: drawn })
  const tasks = pickers.map((seat): Task => ({ do: 'pick-draft', seat, left: eachPicks }))
  doNext(state.agenda, ...tasks, { do: 'pick-draft', seat: power.seat, left: ownerKeepsExtra })
}
