import type { AgentKind, CardId, Seat, Selection } from '@turnwright/kernel'
import type { Chance, Question as Asked } from '@turnwright/kernel/search'
import type { AnySelection, Projection, PromptChoice } from '@turnwright/kernel/host'
import { manaCostOf } from '../cards/card.ts'
import type { Ask, Question } from '../rules/questions.ts'
import type { EstravenView, PermanentView } from '../rules/view.ts'
import { targetWorth } from './aiming.ts'
import { answerChain } from './answering.ts'
import { cardWorth, keepWorth, unitWorth } from './card-worth.ts'
import { blockWorth, followersOf } from './fighting.ts'
import { faceOf, type Outlook, outlookOf } from './outlook.ts'
import { leastOf, planMain } from './planning.ts'

type Offered = PromptChoice<Ask>

/** Looks at the table as it is, and takes what is worth most now. */
export const greedy: AgentKind<EstravenView, Question> = {
  about: 'Plays the card that is worth most, pitches what it would miss least, and attacks where it pays.',
  create: (chance) => (question) => answer(question, chance),
}

function answer(question: Asked<EstravenView, Question>, chance: Chance): AnySelection {
  const { about } = question
  const chosen = about === undefined ? null : choose(question.projection(), question.seat, about)
  return chosen ?? question.randomAnswer(chance)
}

/** Null leaves it to chance. The question in full is looked at only where the view does not tell everything. */
function choose(projection: Projection<EstravenView, Question>, seat: Seat, about: Question): Selection | null {
  const outlook = outlookOf(projection.view, seat)
  const offered = (): readonly Offered[] => projection.prompts[0]?.choices ?? []
  switch (about.kind) {
    case 'main':
      return planMain(outlook)
    case 'priority':
      return answerChain(outlook)
    case 'target':
      return best(offered(), ({ id }) => targetWorth(outlook, about.effect, id))
    case 'followers':
      return followers(outlook, about.card, offered())
    case 'block':
    case 'block-more':
      return block(outlook, offered())
    case 'blocked':
      return best(offered(), (choice) => attackerWorth(outlook, about.card, choice))
    case 'payment':
    case 'discard':
      return some(offered(), projection.prompts[0]?.min ?? 1, (choice) => -worthOf(outlook, choice))
    case 'take':
      return best(offered(), (choice) => worthOf(outlook, choice))
    case 'search':
      return best(offered(), wantWorth)
    case 'mulligan':
      return offered().flatMap(({ id }) => (isTooDear(outlook, id) ? [id] : []))
    case 'which-first':
    case 'which-ability':
      return offered()
        .slice(0, 1)
        .map(({ id }) => id)
    case 'decks':
      return null
  }
}

function best(choices: readonly Offered[], worth: (choice: Offered) => number): Selection {
  return some(choices, 1, worth)
}

/** The `count` choices of the highest worth; of equals the first. */
function some(choices: readonly Offered[], count: number, worth: (choice: Offered) => number): Selection {
  return choices
    .map((choice) => ({ id: choice.id, worth: worth(choice) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ id }) => id)
}

/** Any card that the player can see, wherever it is. */
function worthOf({ me, view }: Outlook, { id }: Offered): number {
  const held = me.hand.find(({ card }) => card === id)
  if (held !== undefined) return keepWorth(faceOf(held.id))
  const standing = me.battlefield.find(({ card }) => card === id)
  if (standing !== undefined) return unitWorth(standing)
  const offered = view.market.row.find(({ card }) => card === id)
  return offered === undefined ? 0 : cardWorth(faceOf(offered.id))
}

/** Any card is better than none. */
function wantWorth({ about }: Offered): number {
  return about?.kind === 'found' ? 1 + cardWorth(faceOf(about.identity)) : 0
}

function followers(outlook: Outlook, leading: CardId, choices: readonly Offered[]): Selection {
  const leader = outlook.me.battlefield.find(({ card }) => card === leading)
  if (leader === undefined) return []
  const offered = new Set(choices.map(({ id }) => id))
  return followersOf(outlook, leader)
    .map(({ card }) => card)
    .filter((card) => offered.has(card))
}

function isTooDear(outlook: Outlook, id: string | number): boolean {
  const held = outlook.me.hand.find(({ card }) => card === id)
  return held !== undefined && manaCostOf(faceOf(held.id)) > 5 && leastOf(outlook) !== null
}

/** Attackers that nobody blocks yet. */
function openAttackers({ view, foe }: Outlook): readonly PermanentView[] {
  const { combat } = view
  if (combat === null) return []
  const blocked = new Set(combat.blocks.map(({ attacker }) => attacker))
  const cards = new Set(combat.attackers.map(({ card }) => card).filter((card) => !blocked.has(card)))
  return foe.battlefield.filter(({ card }) => cards.has(card))
}

function block(outlook: Outlook, choices: readonly Offered[]): Selection {
  const attackers = openAttackers(outlook)
  const incoming = outlook.view.combat?.unblocked ?? 0
  return best(choices, ({ id }) => {
    // Blocking no more.
    if (typeof id === 'string') return 0.2
    const blocker = outlook.me.battlefield.find(({ card }) => card === id)
    if (blocker === undefined) return -1
    return Math.max(...attackers.map((attacker) => blockWorth(outlook, blocker, attacker, incoming)))
  })
}

function attackerWorth(outlook: Outlook, blocking: CardId, { id }: Offered): number {
  const attacker = outlook.foe.battlefield.find(({ card }) => card === id)
  const blocker = outlook.me.battlefield.find(({ card }) => card === blocking)
  if (attacker === undefined || blocker === undefined) return 0
  return blockWorth(outlook, blocker, attacker, outlook.view.combat?.unblocked ?? 0)
}
