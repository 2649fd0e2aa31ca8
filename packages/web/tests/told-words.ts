import { lineText, type Projection, type Prompt, type PromptChoice } from '@turnwright/kernel/host'

/** Whether a sentence went through the words of the game: the pseudo-locale puts each between these brackets. */
const isWorded = (sentence: string) => /^⟦[\s\S]*⟧$/.test(sentence)

/** A table as far as its words go. */
interface Table {
  readonly play: Pick<Projection, 'prompts' | 'waitingFor' | 'log' | 'result'> | null
}

interface Told {
  readonly what: 'question' | 'help' | 'choice' | 'detail' | 'refusal' | 'offer' | 'waiting' | 'line' | 'result'
  readonly sentence: string
}

/** Sentences of a table told in the pseudo-locale that are still plain English, each after what it is. */
export function plainSentences({ play }: Table): readonly string[] {
  if (play === null) return []
  const told: readonly Told[] = [
    ...play.prompts.flatMap(sentencesOf),
    ...play.waitingFor.flatMap(({ title }) => (title === null ? [] : [{ what: 'waiting', sentence: title } as const])),
    ...play.log.lines.map((line) => ({ what: 'line', sentence: lineText(line) }) as const),
    ...(play.result === null ? [] : [{ what: 'result', sentence: play.result.reason } as const]),
  ]
  return told.filter(({ sentence }) => !isWorded(sentence)).map(({ what, sentence }) => `${what}: ${sentence}`)
}

function sentencesOf(prompt: Prompt): readonly Told[] {
  const { title, text, help, unavailable, anytime } = prompt
  const told: Told[] = [{ what: 'question', sentence: text ?? title }]
  if (help !== null) told.push({ what: 'help', sentence: help })
  for (const choice of choicesOf(prompt)) {
    if (!isName(choice)) told.push({ what: 'choice', sentence: choice.text ?? choice.title })
    if (choice.detail !== undefined) told.push({ what: 'detail', sentence: choice.detail })
  }
  for (const refused of unavailable)
    if (!isName(refused)) told.push({ what: 'refusal', sentence: refused.text ?? refused.title })
  for (const action of anytime) told.push({ what: 'offer', sentence: action.text ?? action.description })
  return told
}

/** The English titles of what people are to read in other words. */
export function englishTitles({ play }: Table): readonly string[] {
  const worded = (play?.prompts ?? []).flatMap((prompt) => [
    prompt,
    ...choicesOf(prompt),
    ...prompt.unavailable,
    ...prompt.anytime.map(({ description: title, text }) => ({ title, text })),
  ])
  return worded.flatMap(({ title, text }) => (text === undefined || namesAlone(text) === title ? [] : [title]))
}

/** A sentence without what the pseudo-locale puts around it: names are left as they are. */
function namesAlone(text: string): string {
  return text.replace(/^⟦| ~+⟧$/g, '')
}

/** Every choice of a question, with those in groups. */
function choicesOf({ choices = [] }: Pick<PromptChoice, 'choices'>): readonly PromptChoice[] {
  return choices.flatMap((choice) => [choice, ...choicesOf(choice)])
}

/** Cards, places and numbers are called the same in every language. */
function isName({ id, text, ref }: Partial<Pick<PromptChoice, 'id' | 'text' | 'ref'>>): boolean {
  return text === undefined && (ref !== undefined || typeof id === 'number')
}
