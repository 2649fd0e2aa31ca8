import { takeKnockOut, wayUp } from '../attacks/attack-rules.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { describedPokemon } from '../scoring/strength-words.ts'
import { Latest } from '../latest.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { nameOf } from '../table.ts'
import { type Attachment, attachmentOf, byPriority } from './attachment.ts'
import { type EnergyOffer, energyOffers } from './energy-offers.ts'

type PossibleAttachment = Attachment & EnergyOffer

/** Section 5: what each energy would do on each Pokémon, the best first. */
export function possibleAttachments(situation: Situation): readonly PossibleAttachment[] {
  return attachments.of(situation)
}

const attachments = new Latest(attachmentsIn)

function attachmentsIn(situation: Situation): readonly PossibleAttachment[] {
  const { table } = situation
  return energyOffers(situation)
    .map((offer) => {
      const { pokemon, energy } = offer
      const canAct = pokemon === table.me.active || wayUp(situation, pokemon) !== null
      return { ...offer, ...attachmentOf(table, pokemon, energy.provides, canAct) }
    })
    .toSorted(byPriority)
}

/** Flow 4 and Section 5: only where nothing can be knocked out yet. Who cannot be brought up is skipped (ruled). */
export function attachForKnockOut(situation: Situation): Decision | null {
  if (takeKnockOut(situation) !== null) return null
  const best = possibleAttachments(situation).find(({ enablesKnockOut }) => enablesKnockOut)
  if (best === undefined) return null
  const { action, energy, pokemon } = best
  return decide(action, 'energy-for-knock-out', `With ${energy.name} ${nameOf(pokemon)} can surely knock out.`)
}

/** Flow 4, last branch: energy for the best Pokémon, where it is put to use; by Section 5, then by score. */
export function attachToBest(situation: Situation): Decision | null {
  const possible = possibleAttachments(situation)
  const useful = possible.filter(({ used, gain }) => used > 0 || gain > 0)
  const [best] = useful.length > 0 ? useful : possible.toSorted((a, b) => scoreOf(b.pokemon.id) - scoreOf(a.pokemon.id))
  return best === undefined ? null : decide(best.action, 'attach-energy', whatItBrings(best))
}

function whatItBrings({ energy, pokemon, gain, used }: PossibleAttachment): string {
  const name = nameOf(pokemon)
  if (gain > 0) return `${energy.name} lets ${name} do ${Math.round(gain)} more damage.`
  if (used > 0) return `${energy.name} brings the attacks of ${name} nearer.`
  return `No attack needs ${energy.name} now: it goes to the strongest, ${describedPokemon(pokemon)}.`
}
