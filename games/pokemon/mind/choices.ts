import type { Seat, Selection } from '@turnwright/kernel'
import { topCard } from '../rules/pokemon-in-play.ts'
import type { DuelQuestion } from '../rules/questions.ts'
import { other, playerAt } from '../rules/state.ts'
import { chosenType, copied, disabled } from './choice-of-words.ts'
import * as worth from './choice-worth.ts'
import { best, first, last, most, type Offer, type Worth } from './offer.ts'
import { leftOf, type Scene, scoreOfKind } from './scene.ts'
import { wanted } from './wanted.ts'

/** What a player chooses at a glance. */
export function choice(
  scene: Scene,
  seat: Seat,
  about: Exclude<DuelQuestion, { kind: 'main' }>,
  offer: Offer,
): Selection {
  const { state, cards } = scene
  const me = playerAt(state, seat)
  const foe = playerAt(state, other(seat))
  const score: Worth = (card) => scoreOfKind(cards.kind(card))
  const want: Worth = (card) => wanted(scene, seat, card)
  switch (about.kind) {
    case 'opening-active':
    case 'breed':
    case 'revive':
      return best(offer, score)
    case 'flute':
      return best(offer, (card) => -score(card))
    case 'opening-bench':
      return most(offer, score)
    case 'mulligan-bonus':
    case 'how-many-counters':
    case 'devolve-stage':
      return last(offer)
    case 'heal-self':
      return ['yes']
    case 'promote':
    case 'switch-in':
      return best(offer, (card) => worth.promotedWorth(scene, card))
    case 'drag-up':
      return best(offer, (card) => worth.targetWorth(scene, seat, me, card))
    case 'discard-from-hand':
    case 'hand-into-deck':
    case 'trade-away':
      return best(offer, (card) => -want(card))
    case 'search-deck':
      return offer.cards.length === 0 ? last(offer) : best(offer, want)
    case 'take-from-discard':
      return most(offer, want)
    case 'rearrange':
      return about.owner === seat ? most(offer, want) : most(offer, (card) => -wanted(scene, about.owner, card))
    case 'own-energy':
      if (about.choose === 'cards') return []
      return best(
        offer,
        about.choose === 'pokemon' ? (card) => worth.spare(state, me, card) : (card) => -worth.needed(state, me, card),
      )
    case 'opponent-energy':
      return most(
        offer,
        about.choose === 'pokemon'
          ? (card) => worth.richness(state, foe, card)
          : (card) => worth.needed(state, foe, card),
      )
    case 'bench-target':
      return best(offer, (card) => -leftOf(state, worth.pokemonAt(state, card)))
    case 'attach-to':
      return best(offer, (card) => worth.attachTarget(scene, seat, about.by, card))
    case 'move-energy-to':
      return best(offer, (card) => (me.active !== null && topCard(me.active) === card ? 1 : 0))
    case 'energy-to-move':
      return best(offer, (card) => (me.active?.energy.includes(card) === true ? 0 : 1))
    case 'heal':
      return best(offer, (card) => worth.healWorth(state, me, card))
    case 'damage-from':
      return best(offer, (card) => worth.damageFrom(state, seat, card))
    case 'damage-to':
      return best(offer, (card) => worth.damageTo(state, seat, card))
    case 'scoop':
    case 'shuffle-in':
    case 'devolve':
      return best(offer, (card) => worth.loss(state, me, card))
    case 'breed-onto':
      return best(offer, (card) => worth.pokemonAt(state, card).energy.length)
    case 'copy-attack':
      return copied(scene, seat, me, foe, offer)
    case 'disable-attack':
      return disabled(scene, seat, me, foe, offer)
    case 'choose-type':
      return chosenType(state, me, foe, about.as, offer)
    // The first is the smallest number, the own deck, or as good as any other.
    case 'how-many-energy':
    case 'whose-deck':
    case 'prize':
    case 'ceremony':
    case 'bring-deck':
    case 'peek':
      return first(offer)
  }
}
