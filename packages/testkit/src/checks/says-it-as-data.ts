import type { About, Choice } from '@turnwright/kernel'
import { findImpurity, type Selector } from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import type { Sitting } from '../play/sitting.ts'

/** What is asked, offered and told is data, from which words are made; cards in it stand where the kernel masks them. */
export const saysItAsData: Check = {
  law: 'says what it asks, offers and tells as data, if it has words for them, with cards in fields called card or cards alone',
  style: 'random',
  begin: () => {
    const looked = new WeakMap<Sitting, number>()
    const look = (sitting: Sitting): void => {
      const { game } = sitting
      const from = looked.get(sitting) ?? 0
      for (const happening of game.happenings.slice(from))
        if (happening.kind === 'line') mustBeData(sitting, happening.about, 'a line')
      looked.set(sitting, game.happenings.length)
      for (const selector of game.waiting?.selectors ?? []) questionIsData(sitting, selector)
      const reason = game.result?.reason
      if (reason !== undefined)
        mustBeData(sitting, typeof reason === 'string' ? undefined : reason, 'the reason of the result')
    }
    return { atQuestion: look, atEnd: look }
  },
}

function questionIsData(sitting: Sitting, selector: Selector): void {
  const question = `the question "${selector.title}"`
  mustBeData(sitting, selector.about, question)
  for (const offer of selector.anytime ?? [])
    mustBeData(sitting, offer.about, `the offer "${offer.type}" of ${question}`)
  for (const refused of selector.unavailable?.() ?? [])
    mustBeData(sitting, refused.about, `what is unavailable at ${question}`)
  if (selector.type !== 'action') choicesAreData(sitting, selector.choices, question)
}

function choicesAreData(sitting: Sitting, choices: readonly Choice[], question: string): void {
  for (const choice of choices) {
    // Numbers are cards or amounts, which everybody reads.
    if (typeof choice === 'number') continue
    mustBeData(sitting, typeof choice === 'string' ? undefined : choice.about, `a choice of ${question}`)
    if (typeof choice === 'object' && 'choices' in choice && choice.choices !== undefined)
      choicesAreData(sitting, choice.choices, question)
  }
}

function mustBeData(sitting: Sitting, about: About | undefined, what: string): void {
  const { game, subject } = sitting
  if (subject.definition.words === undefined) return
  if (about === undefined || about.kind === 'text')
    throw new LawBroken(
      `${what} is given in words alone, although the game has words for such things\n  ${sitting.place()}`,
    )
  const impurity = findImpurity(about, what)
  if (impurity !== null) throw new LawBroken(`${impurity}\n  ${sitting.place()}`)
  const stray = strayCard(about, new Set(game.cards.everyId()), '')
  if (stray !== null)
    throw new LawBroken(
      `${what} (${about.kind}) holds a card in \`${stray}\`, where it is not masked: call the field \`card\` or \`cards\`\n  ${sitting.place()}`,
    )
}

/** Card ids are large numbers, so one that turns up elsewhere is hardly ever anything else. */
function strayCard(value: unknown, cards: ReadonlySet<number>, key: string): string | null {
  if (typeof value === 'number') return key !== 'card' && cards.has(value) ? key : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, item] of Object.entries(value)) {
    const at = Array.isArray(value) ? (key === 'cards' ? 'card' : key) : name
    const found = strayCard(item, cards, at)
    if (found !== null) return found
  }
  return null
}
