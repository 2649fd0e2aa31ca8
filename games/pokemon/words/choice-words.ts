import type { Wording, Words } from '@turnwright/kernel'
import type { Attack } from '../cards/attack.ts'
import type { Power } from '../cards/power.ts'
import { attackText } from '../cards/words/attack-words.ts'
import { powerText } from '../cards/words/power-words.ts'
import { cardCalled } from '../rules/faces.ts'
import type { DuelChoice } from '../rules/questions.ts'

export const choiceWords: Words<DuelChoice> = {
  attack: ({ at, of }) => attackWording(attacksOn(of)[at]),
  'use-power': ({ of }) => {
    const power = powerOn(of)
    return power === null ? '' : { title: `${cardCalled(of)?.name}: ${power.name}`, detail: powerText(power) }
  },
  'idle-power': ({ of }) => powerOn(of)?.name ?? '',
  'put-doll-away': ({ card }, say) => say`Discard ${say.card(card)}`,
  attach: ({ card }, say) => ({ title: [say.card(card)], detail: 'Attach it to a Pokémon' }),
  evolve: ({ card, from }, say) => ({ title: [say.card(card)], detail: `Evolves ${from}` }),
  retreat: () => 'Retreat',
  'end-turn': () => 'End the turn',
  pokemon: ({ card }, say) => [say.card(card)],
  'idle-card': ({ card }, say) => [say.card(card)],
  nothing: () => 'Nothing',
  amount: ({ n }) => String(n),
  'attack-called': ({ attack }) => attack,
  type: ({ type }) => type,
  'keep-weakness': () => 'Leave it as it is',
  'own-deck': () => 'Your deck',
  'opponents-deck': () => "Your opponent's deck",
  'top-of-deck': ({ isOwn }) => `The top of ${isOwn ? 'your' : "your opponent's"} deck`,
  'prize-at': ({ isOwn, at }) => `Prize ${at + 1} of ${isOwn ? 'yours' : 'your opponent'}`,
  'card-of-hand': () => "A random card of your opponent's hand",
}

/** Said once: every main phase offers attacks or tells why not. */
const attackWordings = new WeakMap<Attack, Wording>()

function attackWording(attack: Attack | undefined): Wording {
  if (attack === undefined) return { title: '' }
  let wording = attackWordings.get(attack)
  if (wording === undefined) attackWordings.set(attack, (wording = wordingFor(attack)))
  return wording
}

function wordingFor(attack: Attack): Wording {
  const { name, damage } = attack
  return { title: name, detail: damage > 0 ? `${damage} damage. ${attackText(attack)}`.trim() : attackText(attack) }
}

function attacksOn(id: string): readonly Attack[] {
  const card = cardCalled(id)
  return card?.supertype === 'Pokemon' ? card.attacks : []
}

function powerOn(id: string): Power | null {
  const card = cardCalled(id)
  return card?.supertype === 'Pokemon' ? card.power : null
}
