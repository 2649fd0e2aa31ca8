import type { Seat, Selection } from '@turnwright/kernel'
import { typeAt } from '../cards/energy-type.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { faceNow } from '../rules/powers/working.ts'
import type { DuelQuestion } from '../rules/questions.ts'
import { type DuelState, other, type PlayerState } from '../rules/state.ts'
import { typeOf, weaknessOf } from '../rules/traits.ts'
import { blowOf } from './blow.ts'
import { first, type Offer } from './offer.ts'
import type { Scene } from './scene.ts'
import { weigh } from './weigh.ts'

/** Metronome: what does most to whom it faces. */
export function copied(
  scene: Scene,
  seat: Seat,
  { active }: PlayerState,
  { active: faced }: PlayerState,
  offer: Offer,
): Selection {
  if (active === null || faced === null) return first(offer)
  return strongest(scene, seat, active, faced, faced, offer)
}

/** Amnesia: what would do most to us. */
export function disabled(
  scene: Scene,
  seat: Seat,
  { active }: PlayerState,
  { active: faced }: PlayerState,
  offer: Offer,
): Selection {
  if (active === null || faced === null) return first(offer)
  return strongest(scene, other(seat), faced, active, faced, offer)
}

/** The name of the attack of `whose` that would do most where `attacker` of a seat used it. */
function strongest(
  scene: Scene,
  seat: Seat,
  attacker: PokemonInPlay,
  defender: PokemonInPlay,
  whose: PokemonInPlay,
  offer: Offer,
): Selection {
  let found: string | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const face of faceNow(scene.state, whose).attacks) {
    if (!offer.words.includes(face.attack.name)) continue
    const worth = weigh(scene, seat, attacker, defender, blowOf(face))
    if (worth <= highest) continue
    highest = worth
    found = face.attack.name
  }
  return found === null ? first(offer) : [found]
}

type TypeQuestion = Extract<DuelQuestion, { readonly kind: 'choose-type' }>

/** Our own type as their Weakness, theirs as our Resistance, their Weakness as our type. */
export function chosenType(
  state: DuelState,
  { active }: PlayerState,
  { active: faced }: PlayerState,
  as: TypeQuestion['as'],
  offer: Offer,
): Selection {
  if (active === null || faced === null) return first(offer)
  const type =
    as === 'resistance' ? typeOf(state, faced) : as === 'own-type' ? weaknessOf(state, faced) : typeOf(state, active)
  const name = type < 0 ? null : typeAt(type)
  return name !== null && offer.words.includes(name) ? [name] : first(offer)
}
