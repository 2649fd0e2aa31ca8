import type { Plain, Selection } from '@turnwright/kernel'
import type { AnySelection, Prompt, PromptChoice, SelectionItem } from '@turnwright/kernel/host'
import { plainText } from '@turnwright/replay'
import type { Offer, Prompter } from './prompter.ts'

/** What else a player can do at a prompt, beside what the rules offer. */
export type Aside = 'hint' | 'undo' | 'quit'

export type Reply = { readonly selection: AnySelection } | { readonly aside: Aside } | { readonly again: true }

interface Asking {
  readonly prompter: Prompter
  readonly prompt: Prompt
  /** How taking back is called now; null where there is nothing to take back. */
  readonly undo: string | null
  /** Whether somebody can say what they would do. */
  readonly hasHints: boolean
}

type Meaning = { readonly label: string; readonly hint?: string; readonly reply: () => Promise<Reply> }

const AGAIN: Reply = { again: true }

/** Asks a player anything that rules can ask. The kernel judges the answer; here it is only put together. */
export function ask(asking: Asking): Promise<Reply> {
  const { prompt } = asking
  if (prompt.type === 'action') return offer(asking, prompt.title, exampleMeanings(asking))
  if (isOnePick(prompt)) return offer(asking, prompt.title, choiceMeanings(asking))
  return askSeveral(asking)
}

/** A list with everything a player can do now: what the rules offer, then anytime actions, undo and quit. */
async function offer(asking: Asking, title: string, meanings: readonly Meaning[]): Promise<Reply> {
  const all = [...meanings, ...asides(asking)]
  const at = await asking.prompter.one(title, all.map(faceOf))
  return at === null ? backOut(asking) : ((await all[at]?.reply()) ?? AGAIN)
}

function choiceMeanings({ prompter, prompt }: Asking): Meaning[] {
  const picks = prompt.choices.map(
    (choice): Meaning => ({
      ...offerOf(choice),
      reply: async () => {
        const item = await itemFor(prompter, choice)
        return item === null ? AGAIN : { selection: [item] }
      },
    }),
  )
  const nothing: Meaning = { label: 'Nothing', reply: async () => ({ selection: [] }) }
  return prompt.min === 0 ? [...picks, nothing] : picks
}

function exampleMeanings({ prompter, prompt }: Asking): Meaning[] {
  const examples = prompt.examples.map(
    (example): Meaning => ({
      label: plainText(example),
      reply: async () => ({ selection: [example] }),
    }),
  )
  const own: Meaning = {
    label: 'Write an answer of your own',
    hint: 'as JSON',
    reply: async () => {
      const typed = await prompter.line(`${prompt.title} (JSON)`, jsonProblem)
      return typed === null ? AGAIN : { selection: [JSON.parse(typed) as Plain] }
    },
  }
  return [...examples, own]
}

/** A list to tick things off has no room for anytime actions: they are asked about first, where there are any. */
async function askSeveral(asking: Asking): Promise<Reply> {
  const { prompter, prompt } = asking
  const tick = async (): Promise<Reply> => {
    const selection = await selectionFrom(prompter, prompt)
    return selection === null ? backOut(asking) : { selection }
  }
  if (prompt.anytime.length === 0) return tick()
  return offer(asking, prompt.title, [{ label: `Choose ${boundsText(prompt)}`, reply: tick }])
}

function asides(asking: Asking): Meaning[] {
  const anytime = asking.prompt.anytime.map(
    (anytimeAction): Meaning => ({
      label: `First: ${anytimeAction.description}`,
      reply: async () => ({ selection: { action: 'anytime-action', anytimeAction } }),
    }),
  )
  return [...anytime, ...waysOut(asking)]
}

function waysOut({ undo, hasHints }: Asking): Meaning[] {
  const hint: Meaning[] = hasHints ? [{ label: 'Ask for a hint', reply: async () => ({ aside: 'hint' }) }] : []
  const takeBack: Meaning[] = undo === null ? [] : [{ label: undo, reply: async () => ({ aside: 'undo' }) }]
  return [...hint, ...takeBack, { label: 'Quit', reply: async () => ({ aside: 'quit' }) }]
}

/** Escape or Ctrl-C: ask before a game is thrown away. A second time means it. */
async function backOut(asking: Asking): Promise<Reply> {
  const ways: Meaning[] = [{ label: 'Go on playing', reply: async () => AGAIN }, ...waysOut(asking)]
  const at = await asking.prompter.one('What now?', ways.map(faceOf))
  return at === null ? { aside: 'quit' } : ((await ways[at]?.reply()) ?? AGAIN)
}

/** What was chosen from a list and from the lists inside it; null when the player backed out. */
async function selectionFrom(prompter: Prompter, of: Prompt | PromptChoice): Promise<Selection | null> {
  const choices = of.choices ?? []
  const chosen = await prompter.several(`${of.title} (choose ${boundsText(of)})`, choices.map(offerOf))
  if (chosen === null) return null
  const selection: SelectionItem[] = []
  for (const at of chosen) {
    const item = await itemFor(prompter, choices[at] as PromptChoice)
    if (item === null) return null
    selection.push(item)
  }
  return selection
}

async function itemFor(prompter: Prompter, choice: PromptChoice): Promise<SelectionItem | null> {
  if (choice.choices === undefined) return choice.id
  const selection = await (isOnePick(choice) ? pickFrom(prompter, choice) : selectionFrom(prompter, choice))
  return selection === null ? null : { title: choice.id, selection }
}

async function pickFrom(prompter: Prompter, group: PromptChoice): Promise<Selection | null> {
  const choices = group.choices ?? []
  const nothing: Offer[] = group.min === 0 ? [{ label: 'Nothing' }] : []
  const at = await prompter.one(group.title, [...choices.map(offerOf), ...nothing])
  if (at === null) return null
  const choice = choices[at]
  if (choice === undefined) return []
  const item = await itemFor(prompter, choice)
  return item === null ? null : [item]
}

function isOnePick({ max }: Prompt | PromptChoice): boolean {
  return (max ?? 1) <= 1
}

function offerOf({ title, detail, exclusive, choices }: PromptChoice): Offer {
  const label = choices === undefined ? title : `${title} …`
  const hints = [detail, exclusive === true ? 'alone' : undefined].filter((hint) => hint !== undefined)
  return hints.length === 0 ? { label } : { label, hint: hints.join(', ') }
}

function faceOf({ label, hint }: Meaning): Offer {
  return hint === undefined ? { label } : { label, hint }
}

export function boundsText({
  min = 1,
  max = 1,
}: {
  readonly min?: number | undefined
  readonly max?: number | undefined
}): string {
  if (min === max) return String(min)
  return min === 0 ? `up to ${max}` : `${min} to ${max}`
}

function jsonProblem(typed: string): string | null {
  try {
    JSON.parse(typed)
    return null
  } catch {
    return 'That is not JSON: write for example {"count": 2}, ["one", "two"] or "word"'
  }
}
