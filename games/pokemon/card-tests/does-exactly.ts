import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

/** What an attack does to the Pokémon it is used against, once the turn is over. */
interface Done {
  /** Whom it is used against, where that is not Chansey. */
  readonly foe?: string
  /** What its coins show. */
  readonly shown?: readonly ('heads' | 'tails')[]
  readonly damage: number
  readonly condition?: 'asleep' | 'confused' | 'paralyzed'
  readonly poison?: number
}

type Row = readonly [card: string, attack: string, energy: string, done: Done]

/** P20: this and nothing else, to the Defending Pokémon alone. */
export function doesExactly(rows: readonly Row[]): void {
  for (const [card, attack, energy, done] of rows) {
    const { foe = 'Chansey', shown = [], damage, condition = null, poison = 0 } = done
    const words = [damage, condition, poison > 0 && 'poisoned'].filter((word) => word !== null && word !== false)
    const coins = shown.length === 0 ? '' : ` on ${shown.join(', ')}`
    test(`${card} ${attack} does exactly ${words.join(', ')}${coins} to ${foe}`, () => {
      const { ana, bo } = given(duel, ...versus({ pokemon: card, energy }, foe, ...shown))
      ana.attacks(attack)
      ana.changedOnly({})
      bo.has({ damage: [damage], condition, poison })
      bo.isOn()
    })
  }
}
