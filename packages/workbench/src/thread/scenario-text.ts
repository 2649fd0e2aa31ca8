import {
  type AnswerEntry,
  CANONICAL_LOCALE,
  createGame,
  type Game,
  isSameOffer,
  type LogEntry,
  project,
  type Prompt,
  type PromptChoice,
  samePlain,
  type SelectionItem,
  type TableRequest,
} from '@turnwright/kernel/host'
import { promptOf } from '@turnwright/replay'
import { type Pick, selectionOf } from '@turnwright/testkit/workbench'
import type { OpenRules } from './open-rules.ts'

/** The answers up to a moment as a test that can stand beside the rules: in names where they say enough, else in ids. */
export function scenarioText(rules: OpenRules, file: string, table: TableRequest, log: readonly LogEntry[]): string {
  const { definition } = rules.module
  const game = createGame(definition, table) as Game
  game.run()
  const deeds = log.flatMap((entry) => {
    const lines = deedsOf(game, entry)
    game.apply(entry)
    return lines
  })
  const lines = [...deeds, ...endOf(game)]
  const cast = [...table.players, 'scene'].filter((name) => lines.some((line) => line.startsWith(`${name}.`)))
  const players = table.players.map((name) => `${name}: {}`).join(', ')
  const more = [`seed: ${quoted(table.seed)}`, ...optionsIn(table.options)].join(', ')
  return [
    `import { given } from '@turnwright/testkit'`,
    `import { test } from 'vitest'`,
    `import { ${rules.exported} } from './${file}'`,
    '',
    `test(${quoted(`${definition.name}: ${titleOf(game, log.length)}`)}, () => {`,
    `  const { ${cast.join(', ')} } = given(${rules.exported}, { ${players} }, { ${more} })`,
    ...lines.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}

function optionsIn(options: unknown): readonly string[] {
  return typeof options === 'object' && options !== null && Object.keys(options).length > 0
    ? [`options: ${written(options)}`]
    : []
}

function titleOf(game: Game, answers: number): string {
  const after = answers === 0 ? 'at first' : answers === 1 ? 'after 1 answer' : `after ${answers} answers`
  const asked = game.waiting?.selectors.map(({ actor, title }) => `${actor} is asked "${title}"`)
  return asked === undefined ? `it is over ${after}` : `${after} ${asked.join(' and ')}`
}

/** What holds at the end: who is asked what, or how it came out. */
function endOf(game: Game): readonly string[] {
  if (game.result !== null) {
    const { winners, scores } = game.result
    return [`scene.isOver(${written({ winners, scores })})`]
  }
  return game.players.flatMap(({ seat, name }) =>
    project(game, seat).prompts.map(({ title }) => `${name}.isAsked(${quoted(title)})`),
  )
}

function deedsOf(game: Game, entry: LogEntry): readonly string[] {
  if (entry.kind !== 'answer' && entry.kind !== 'timeout') return []
  const { name } = game.player(entry.seat)
  const prompt = promptOf(game, entry, CANONICAL_LOCALE)
  const deed = prompt === undefined || !isOnlyQuestion(game, entry, prompt) ? null : deedOf(entry, prompt)
  if (deed !== null) return [`${name}.${deed}`]
  const title = quoted(prompt?.title ?? game.titleOfAnswer(entry))
  return [`scene.answer(${entry.seat}, ${title}, ${written(entry.selection)})`, 'scene.happened()']
}

/** Players of a scenario answer the first of their questions. */
function isOnlyQuestion(game: Game, { seat }: AnswerEntry, { requestId }: Prompt): boolean {
  return project(game, seat).prompts[0]?.requestId === requestId
}

function deedOf({ selection }: AnswerEntry, prompt: Prompt): string | null {
  if ('anytimeAction' in selection) {
    const wanted = selection.anytimeAction
    const offer = prompt.anytime.find((each) => isSameOffer(wanted, each))
    const first = prompt.anytime.find(({ type, description }) => [type, description].includes(offer?.description ?? ''))
    return offer === undefined || offer !== first ? null : `does(${quoted(offer.description)})`
  }
  if (prompt.type === 'action') return selection.length === 1 ? `answers(${written(selection[0])})` : null
  const ways = [picksOf(selection, prompt.choices, 'title'), picksOf(selection, prompt.choices, 'id')]
  const picks = ways.find((way) => way !== null && isSelection(prompt, way, selection))
  return picks === undefined || picks === null ? null : `chooses(${picks.map(written).join(', ')})`
}

function isSelection(prompt: Prompt, picks: readonly Pick[], selection: readonly SelectionItem[]): boolean {
  try {
    return samePlain(selectionOf(prompt, picks), selection)
  } catch {
    return false
  }
}

/** Null where something was chosen that is not offered under any name. */
function picksOf(
  selection: readonly SelectionItem[],
  choices: readonly PromptChoice[],
  by: 'title' | 'id',
): readonly Pick[] | null {
  const picks: Pick[] = []
  for (const item of selection) {
    const group = isNested(item) ? choices.find(({ id, choices: own }) => own !== undefined && id === item.title) : null
    const choice = choices.find(({ id, choices: own }) => own === undefined && id === item)
    if (choice !== undefined) picks.push(choice[by])
    else if (isNested(item) && group?.choices !== undefined) {
      const inner = picksOf(item.selection, group.choices, by)
      if (inner === null) return null
      picks.push({ [group[by]]: inner })
    } else return null
  }
  return picks
}

interface Nested {
  readonly title: string | number
  readonly selection: readonly SelectionItem[]
}

function isNested(item: SelectionItem): item is SelectionItem & Nested {
  return typeof item === 'object' && item !== null && 'title' in item && 'selection' in item
}

/** Plain data as a literal. */
function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${written(item)}`).join(', ')} }`
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
