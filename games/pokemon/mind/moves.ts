import type { CardId } from '@turnwright/kernel'
import { faceOf } from '../rules/faces.ts'
import { CardOnPokemon, PowerOption } from '../rules/main-options.ts'
import { type Scene, scoreOfKind } from './scene.ts'
import { purposeOf, type Use } from './trainer-use.ts'

const NO_TRAINERS: ReadonlyMap<Use, CardId> = new Map()

/** What can be done in the main phase, sorted once. */
export class Moves {
  /** The Basic Pokémon of the highest score. */
  basic: CardId | null = null
  trainers: ReadonlyMap<Use, CardId> = NO_TRAINERS
  readonly energy: CardOnPokemon[] = []
  readonly evolutions: CardOnPokemon[] = []
  readonly powers: PowerOption[] = []
  plusses = 0

  constructor({ cards }: Scene, choices: readonly unknown[]) {
    let highest = -1
    let trainers: Map<Use, CardId> | null = null
    for (let i = 0; i < choices.length; i++) {
      const choice = choices[i]
      if (isCard(choice)) {
        const kind = cards.kind(choice)
        if (faceOf(kind).role === 'basic') {
          const score = scoreOfKind(kind)
          if (score > highest) {
            highest = score
            this.basic = choice
          }
          continue
        }
        const use = purposeOf(kind)
        if (use === 'plus') this.plusses++
        trainers ??= new Map()
        trainers.set(use, choice)
      } else if (choice instanceof CardOnPokemon) {
        if (faceOf(cards.kind(choice.id)).role === 'energy') this.energy.push(choice)
        else this.evolutions.push(choice)
      } else if (choice instanceof PowerOption) this.powers.push(choice)
    }
    if (trainers !== null) this.trainers = trainers
  }
}

/** In the main phase a number is a card of the hand. */
function isCard(choice: unknown): choice is CardId {
  return typeof choice === 'number'
}
