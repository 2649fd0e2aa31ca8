import type { CardId } from '@turnwright/kernel'
import type { Selector } from '@turnwright/kernel/host'

export function choicesIn(selector: Selector): readonly unknown[] {
  return selector.type === 'action' ? [] : selector.choices
}

export function cardsIn(selector: Selector): readonly CardId[] {
  return choicesIn(selector).filter((choice) => typeof choice === 'number') as unknown as readonly CardId[]
}

export function attackersIn(selector: Selector): readonly CardId[] {
  const groups = choicesIn(selector) as readonly { readonly id?: string; readonly choices?: readonly CardId[] }[]
  return groups.find(({ id }) => id === 'Attack')?.choices ?? []
}

export function idOf(choice: unknown): string | CardId {
  return typeof choice === 'number' ? (choice as CardId) : (choice as { readonly id: string }).id
}

export function cardBehind(choice: unknown): CardId {
  return (choice as { readonly ref: { readonly card: CardId } }).ref.card
}
