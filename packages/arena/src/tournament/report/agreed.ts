import type { GameModule } from '@turnwright/kernel'

const LONGEST = 40

/** What the tables agreed on that is not usual, in the words of the form: two tournaments of a game are told apart by it. */
export function agreedAt({ about }: GameModule, options: unknown): readonly string[] {
  const chosen = (options ?? {}) as Readonly<Record<string, string | number | boolean>>
  return (about.options ?? []).flatMap(({ key, title, choices, default: usual }) => {
    const value = chosen[key] ?? usual
    if (value === usual) return []
    const named = choices.find((choice) => choice.value === value)?.title ?? String(value)
    return [`${title}: ${named.length > LONGEST ? `${named.slice(0, LONGEST)}…` : named}`]
  })
}
