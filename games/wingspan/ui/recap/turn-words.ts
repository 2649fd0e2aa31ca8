import { FOODS } from '../../cards/food.ts'
import { birdCalled } from '../../rules/identities.ts'
import type { TurnView } from '../../rules/view.ts'

/** What a turn brought, in words: "used the forest: 2 fish, 1 card tucked". */
export function turnWords(turn: TurnView): string {
  const did = deedWords(turn)
  const gains = gainWords(turn)
  return gains === '' ? did : `${did}: ${gains}`
}

/** "played Osprey", "used the forest". */
export function deedWords({ action, played }: TurnView): string {
  if (action === null) return 'nothing yet'
  const names = played.flatMap((id) => birdCalled(id)?.name ?? [])
  if (action === 'play') return `played ${names.join(' and ')}`
  return names.length === 0 ? `used the ${action}` : `used the ${action} and played ${names.join(' and ')}`
}

export function gainWords({ food, eggs, drawn, tucked, cached }: TurnView): string {
  return [
    ...FOODS.filter((kind) => food[kind] > 0).map((kind) => `${food[kind]} ${kind}`),
    ...(eggs > 0 ? [`${eggs} ${eggs === 1 ? 'egg' : 'eggs'} laid`] : []),
    ...(drawn > 0 ? [`${drawn} ${drawn === 1 ? 'card' : 'cards'} drawn`] : []),
    ...(tucked > 0 ? [`${tucked} tucked`] : []),
    ...(cached > 0 ? [`${cached} cached`] : []),
  ].join(', ')
}
