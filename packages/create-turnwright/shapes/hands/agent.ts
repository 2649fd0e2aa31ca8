import type { AgentKind } from '@turnwright/kernel'
import type { Said, View } from './index.ts'

/** Sees what a person in its seat sees: its own hand, and what lies on the table. */
export const thrifty: AgentKind<View, Said> = {
  about: 'Wins a trick with the lowest card that does it, and throws its lowest away otherwise.',
  create: () => (question) => {
    const { hand, table } = question.projection().view
    const byValue = hand.toSorted((one, other) => Number(one.value) - Number(other.value))
    const toBeat = Number(table[0]?.value ?? 0)
    const chosen = byValue.find(({ value }) => Number(value) > toBeat) ?? byValue[0]
    return chosen === undefined ? undefined : [chosen.card]
  },
}
