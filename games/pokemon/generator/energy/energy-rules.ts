import type { ExecuteActionDto } from '../../match/execute-action-dto.ts'
import { takeKnockOut, wayUp } from '../attacks/attack-rules.ts'
import { cardCalled } from '../../rules/faces.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { nameOf } from '../table.ts'
import { type Attachment, attachmentOf, byPriority } from './attachment.ts'

interface PossibleAttachment extends Attachment {
  readonly action: ExecuteActionDto
}

/** Section 5: each unique energy of the hand on each Pokémon; a second copy of a card would tell nothing new. */
export function possibleAttachments(situation: Situation): readonly PossibleAttachment[] {
  const found: PossibleAttachment[] = []
  const seen = new Set<string>()
  for (const action of situation.all('ATTACH_ENERGY')) {
    const { card, pokemon: on } = action.actionData
    const energy = cardCalled(situation.inHand(card)?.id ?? null)
    const pokemon = situation.own(on)
    if (energy?.supertype !== 'Energy' || pokemon === null) continue
    const once = `${energy.id} ${on}`
    if (seen.has(once)) continue
    seen.add(once)
    const canAct = pokemon === situation.table.me.active || wayUp(situation, pokemon) !== null
    found.push({ action, ...attachmentOf(situation.table, pokemon, energy.provides, canAct) })
  }
  return found.toSorted(byPriority)
}

/** Flow 4 and Section 5: only where nothing can be knocked out yet. Who cannot be brought up is skipped (ruled). */
export function attachForKnockOut(situation: Situation): Decision | null {
  if (takeKnockOut(situation) !== null) return null
  const best = possibleAttachments(situation).find(({ enablesKnockOut }) => enablesKnockOut)
  if (best === undefined) return null
  return decide(best.action, 'energy-for-knock-out', `With this energy ${nameOf(best.pokemon)} can knock out.`)
}

/** Flow 4, last branch: energy for the best Pokémon, where it is put to use; by Section 5, then by score. */
export function attachToBest(situation: Situation): Decision | null {
  const possible = possibleAttachments(situation)
  const useful = possible.filter(({ isUseful, gain }) => isUseful || gain > 0)
  const [best] = useful.length > 0 ? useful : possible.toSorted((a, b) => scoreOf(b.pokemon.id) - scoreOf(a.pokemon.id))
  if (best === undefined) return null
  const name = nameOf(best.pokemon)
  const words =
    best.gain > 0
      ? `It lets ${name} do ${Math.round(best.gain)} more damage.`
      : `It brings the attacks of ${name} nearer.`
  return decide(best.action, 'attach-energy', words)
}
