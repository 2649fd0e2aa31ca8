import { passOnChain, resolveTop } from '@turnwright/actions'
import type { Seat } from '@turnwright/kernel'
import type { Effect } from '../cards/effect.ts'
import { chosenAims, isLegalTarget } from './aims.ts'
import { arrive } from './battlefield.ts'
import { beginCombat } from './combat.ts'
import { carryOut } from './effects.ts'
import { printed } from './identities.ts'
import { swap } from './market.ts'
import { type Estraven, type Link, opponentOf, playerAt } from './state.ts'

/** The holder of priority passes. */
export function pass(game: Estraven, seat: Seat): void {
  passOnChain(game.state.chain, opponentOf(game.state, seat))
}

/** E35: the last link resolves first, whole. */
export function resolveLink(game: Estraven): void {
  const { state } = game
  resolveTop(
    state.chain,
    (link) => resolve(game, link),
    (link) => leaveChain(game, link),
  )
  if (!state.chain.locked)
    for (const player of state.players) if (player.passUntil === 'chain') player.passUntil = 'ask'
}

function resolve(game: Estraven, link: Link): void {
  const { by, card, targets } = link
  switch (link.sort) {
    case 'attack':
      return beginCombat(game, link)
    case 'trade':
      for (const taken of link.others) swap(game, by, card, taken, link.id)
      return
    case 'unit':
      return
    case 'spell':
    case 'reaction':
    case 'ability': {
      const effects = effectsOf(link)
      if (isLost(game, link, effects)) return game.tell({ kind: 'does-nothing', card, link: link.id })
      game.tell({ kind: 'takes-effect', card, link: link.id })
      carryOut({ game, by, card, targets, link: link.id }, effects)
    }
  }
}

const NO_EFFECTS: readonly Effect[] = []

/** What a link does by what is printed; a unit, an attack and a trade are no effects. */
export function effectsOf({ sort, kind, ability }: Link): readonly Effect[] {
  const card = printed(kind)
  if (sort === 'spell' || sort === 'reaction') return card.effects
  if (sort !== 'ability') return NO_EFFECTS
  const used = card.abilities[ability]
  return used?.kind === 'activated' ? used.effects : NO_EFFECTS
}

/** E36: a link whose targets are all illegal by now does nothing. */
function isLost(game: Estraven, { by, card, targets }: Link, effects: readonly Effect[]): boolean {
  const aims = chosenAims(effects)
  return aims.length > 0 && aims.every((aim, at) => !isLegalTarget(game, by, card, aim, targets[at] as number))
}

/** Where the card of a link goes: a unit to the battlefield unless it was countered, words to the graveyard. */
function leaveChain(game: Estraven, { id, sort, by, card, countered }: Link): void {
  if (sort === 'unit' && !countered) {
    game.state.moment++
    arrive(game, by, card)
    game.tell({ kind: 'arrives', seat: by, card, link: id })
  } else if (isOnChain(sort)) {
    playerAt(game.state, by).graveyard.push(card)
    game.tell({ kind: 'is-put-away', seat: by, card, link: id })
  }
}

/** Whether the link's own card stands on the chain; abilities, attacks and trades are of cards elsewhere. */
export function isOnChain(sort: Link['sort']): boolean {
  return sort === 'spell' || sort === 'reaction' || sort === 'unit'
}
