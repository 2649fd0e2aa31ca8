import type { AgentKind, CardId, Chance, Prompt, PromptChoice, Question, Selection } from '@turnwright/kernel'
import { manaCostOf } from '../cards/card.ts'
import type { EstravenView, PermanentView } from '../rules/view.ts'
import { effectAskedFor, targetWorth } from './aiming.ts'
import { answerChain } from './answering.ts'
import { cardWorth, keepWorth, unitWorth } from './card-worth.ts'
import { blockWorth, followersOf } from './fighting.ts'
import { faceOf, type Outlook, outlookOf } from './outlook.ts'
import { leastOf, planMain } from './planning.ts'

/** Looks at the table as it is, and takes what is worth most now. */
export const greedy: AgentKind = {
  about: 'Plays the card that is worth most, pitches what it would miss least, and attacks where it pays.',
  create: (chance) => (question) => answer(question, chance),
}

function answer(question: Question, chance: Chance): Selection {
  const { view, prompts, seat } = question.projection()
  const [prompt] = prompts
  if (prompt === undefined || seat === null) return []
  const outlook = outlookOf(view as EstravenView, seat)
  const chosen = choose(outlook, prompt)
  return chosen ?? (question.randomAnswer(chance) as Selection)
}

/** Null leaves it to chance. */
function choose(outlook: Outlook, prompt: Prompt): Selection | null {
  switch (outlook.view.asking) {
    case 'main':
      return planMain(outlook)
    case 'priority':
      return answerChain(outlook, prompt)
    case 'target': {
      const effect = effectAskedFor(prompt.title)
      return best(prompt, (choice) => targetWorth(outlook, effect, choice))
    }
    case 'followers':
      return followers(outlook, prompt)
    case 'block':
      return block(outlook, prompt)
    case 'blocked':
      return best(prompt, (choice) => attackerWorth(outlook, prompt.title, choice))
    case 'payment':
    case 'discard':
      return some(prompt, prompt.min, (choice) => -worthOf(outlook, choice))
    case 'take':
      return best(prompt, (choice) => worthOf(outlook, choice))
    case 'search':
      return best(prompt, (choice) => (choice.id === 'Find nothing' ? 0 : wantWorth(choice)))
    case 'mulligan':
      return prompt.choices.filter(({ id }) => isTooDear(outlook, id)).map(({ id }) => id)
    case 'trigger':
    case 'ability':
      return [(prompt.choices[0] as PromptChoice).id]
    case 'decks':
    case null:
      return null
  }
}

function best(prompt: Prompt, worth: (choice: PromptChoice) => number): Selection {
  return some(prompt, 1, worth)
}

/** The `count` choices of the highest worth; of equals the first. */
function some({ choices }: Prompt, count: number, worth: (choice: PromptChoice) => number): Selection {
  return choices
    .map((choice) => ({ id: choice.id, worth: worth(choice) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ id }) => id)
}

/** Any card that the player can see, wherever it is. */
function worthOf({ me, view }: Outlook, { id }: PromptChoice): number {
  const held = me.hand.find(({ card }) => card === id)
  if (held !== undefined) return keepWorth(faceOf(held.id))
  const standing = me.battlefield.find(({ card }) => card === id)
  if (standing !== undefined) return unitWorth(standing)
  const offered = view.market.row.find(({ card }) => card === id)
  return offered === undefined ? 0 : cardWorth(faceOf(offered.id))
}

/** A card that is found is known by its title alone. */
function wantWorth({ title }: PromptChoice): number {
  return 1 + cardWorth(faceOf(title.toLowerCase().replaceAll(/[^a-z]+/g, '-')))
}

function followers(outlook: Outlook, prompt: Prompt): Selection {
  const leader = outlook.me.battlefield.find(({ id }) => prompt.title === `Who follows ${faceOf(id).name}?`)
  if (leader === undefined) return []
  const offered = new Set(prompt.choices.map(({ id }) => id))
  return followersOf(outlook, leader)
    .map(({ card }) => card)
    .filter((card) => offered.has(card))
}

function isTooDear({ me }: Outlook, id: string | number): boolean {
  const held = me.hand.find(({ card }) => card === id)
  return held !== undefined && manaCostOf(faceOf(held.id)) > 5 && leastOf({ me } as Outlook) !== null
}

/** Attackers that nobody blocks yet. */
function openAttackers({ view, foe }: Outlook): readonly PermanentView[] {
  const { combat } = view
  if (combat === null) return []
  const blocked = new Set(combat.blocks.map(({ attacker }) => attacker))
  const cards = new Set(combat.attackers.map(({ card }) => card).filter((card) => !blocked.has(card)))
  return foe.battlefield.filter(({ card }) => cards.has(card))
}

function block(outlook: Outlook, prompt: Prompt): Selection {
  const attackers = openAttackers(outlook)
  const incoming = outlook.view.combat?.unblocked ?? 0
  const refuse = prompt.choices.find(({ id }) => typeof id === 'string')
  return best(prompt, (choice) => {
    if (choice === refuse) return 0.2
    const blocker = outlook.me.battlefield.find(({ card }) => card === choice.id)
    if (blocker === undefined) return -1
    return Math.max(...attackers.map((attacker) => blockWorth(outlook, blocker, attacker, incoming)))
  })
}

function attackerWorth(outlook: Outlook, title: string, { id }: PromptChoice): number {
  const attacker = outlook.foe.battlefield.find(({ card }) => card === (id as CardId))
  const blocker = outlook.me.battlefield.find((each) => title === `Which attacker does ${faceOf(each.id).name} block?`)
  if (attacker === undefined || blocker === undefined) return 0
  return blockWorth(outlook, blocker, attacker, outlook.view.combat?.unblocked ?? 0)
}
