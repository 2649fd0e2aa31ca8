import {
  type AskedSelector,
  boundsOf,
  choiceId,
  type Game,
  isExclusive,
  isGroup,
  project,
} from '@turnwright/kernel/host'
import { seatOf } from '../play/sitting.ts'
import { isLegal } from './legality.ts'

/** A response that must be refused, and what is wrong with it. */
export interface Forgery {
  readonly wrong: string
  readonly response: unknown
}

interface Honest {
  readonly actor: string
  readonly title: string
  readonly requestId: string
  readonly branchId: number
}

/** Everything that somebody could send in place of an answer to this question. `legal` is one honest selection. */
export function forgeriesOf(game: Game, selector: AskedSelector, legal: unknown, past: readonly string[]): Forgery[] {
  const { prompts, branchId } = project(game, seatOf(game, selector))
  const { actor, title } = selector
  const requestId = prompts.find((prompt) => prompt.title === title)?.requestId ?? ''
  const honest = { actor, title, requestId, branchId }
  return [
    ...notAResponse(honest, legal),
    ...fromSomewhereElse(game, honest, legal, past),
    ...badSelections(selector).map(({ wrong, response }) => ({ wrong, response: { ...honest, selection: response } })),
  ]
}

function notAResponse(honest: Honest, selection: unknown): Forgery[] {
  const { actor, title } = honest
  return [
    ...[null, undefined, true, 7, Number.NaN, 'answer', [], [honest], Symbol('answer'), () => honest].map(
      (response) => ({
        wrong: 'not an object',
        response,
      }),
    ),
    { wrong: 'an empty object', response: {} },
    { wrong: 'no selection', response: { actor, title } },
    { wrong: 'no actor', response: { title, selection } },
    { wrong: 'no title', response: { actor, selection } },
    { wrong: 'an actor that is no text', response: { ...honest, actor: 0, selection } },
    { wrong: 'a title that is no text', response: { ...honest, title: [title], selection } },
    { wrong: 'a title of a megabyte', response: { ...honest, title: 'x'.repeat(1 << 20), selection } },
    { wrong: 'a request id that is no text', response: { ...honest, requestId: 5, selection } },
    { wrong: 'a branch that is no number', response: { ...honest, branchId: '1', selection } },
    { wrong: 'a branch that is not a number', response: { ...honest, branchId: Number.NaN, selection } },
    { wrong: 'a selection that is no list', response: { ...honest, selection: 'everything' } },
    { wrong: 'a selection that is null', response: { ...honest, selection: null } },
    { wrong: 'a prototype', response: JSON.parse(`{"__proto__":${JSON.stringify(honest)}}`) },
    { wrong: 'the name of a prototype', response: { ...honest, actor: '__proto__', selection } },
  ]
}

function fromSomewhereElse(game: Game, honest: Honest, selection: unknown, past: readonly string[]): Forgery[] {
  const waiting = game.waiting?.players ?? []
  const idle = game.players.filter(({ name }) => !waiting.includes(name))
  return [
    { wrong: 'nobody at the table', response: { ...honest, actor: 'nobody at all', selection } },
    ...idle.map(({ name }) => ({ wrong: 'another seat', response: { ...honest, actor: name, selection } })),
    ...waiting
      .filter((name) => name !== honest.actor)
      .map((actor) => ({ wrong: 'the request of another seat', response: { ...honest, actor, selection } })),
    ...past.map((requestId) => ({ wrong: 'an old request', response: { ...honest, requestId, selection } })),
    { wrong: 'a request that never was', response: { ...honest, requestId: '0123456789abcdef', selection } },
    { wrong: 'another title', response: { actor: honest.actor, title: `${honest.title} twice`, selection } },
    ...(game.waiting?.concurrent === true
      ? []
      : [honest.branchId - 1, honest.branchId + 1].map((branchId) => ({
          wrong: 'a stale branch',
          response: { ...honest, branchId, selection },
        }))),
  ]
}

/** Selections that no rule could allow. */
function badSelections(selector: AskedSelector): Forgery[] {
  const hostile = [...HOSTILE, { wrong: 'an anytime action nobody offers', response: NO_SUCH_ANYTIME_ACTION }]
  if (selector.type === 'action')
    return [
      ...hostile.filter(({ hopeless }) => hopeless === true || hopeless === undefined),
      { wrong: 'no answer', response: [] },
      { wrong: 'two answers', response: [...firstTwo(selector.examples()), null].slice(0, 2) },
    ]
  const { min, max } = boundsOf(selector)
  const ids = selector.choices.map((choice) => (isGroup(choice) ? null : choiceId(choice))).filter((id) => id !== null)
  const first = selector.choices[0]
  const bad: Forgery[] = [
    ...hostile,
    { wrong: 'too few', response: ids.slice(0, min - 1) },
    { wrong: 'too many', response: [...ids, ...ids].slice(0, max + 1) },
    { wrong: 'far too many', response: new Array(50_000).fill(ids[0] ?? 'x') },
    { wrong: 'a duplicate', response: ids.slice(0, 1).concat(ids.slice(0, Math.max(1, max - 1))) },
    { wrong: 'an exclusive choice mixed with others', response: mixed(selector.choices) },
    { wrong: 'positions in place of ids', response: [0, 1, 2].slice(0, Math.max(1, min)) },
    { wrong: 'choices of another question', response: Array.from({ length: Math.max(1, min) }, (_, i) => `no ${i}`) },
    {
      wrong: 'a selection within a plain choice',
      response: ids.slice(0, 1).map((title) => ({ title, selection: [] })),
    },
  ]
  if (first !== undefined && isGroup(first))
    bad.push(
      { wrong: 'a group without its selection', response: [choiceId(first)] },
      {
        wrong: 'a group with a selection of nonsense',
        response: [{ title: choiceId(first), selection: ['no such thing'] }],
      },
      { wrong: 'a group with a selection that is no list', response: [{ title: choiceId(first), selection: 1 }] },
    )
  return bad.filter(({ response }) => !isLegal(selector, response))
}

const NO_SUCH_ANYTIME_ACTION = { action: 'anytime-action', anytimeAction: { type: 'none', description: 'nothing' } }

/** `hopeless`: not even a structured answer could look like this. */
const HOSTILE: readonly (Forgery & { readonly hopeless?: boolean })[] = [
  { wrong: 'NaN', response: [Number.NaN], hopeless: true },
  { wrong: 'infinity', response: [Number.POSITIVE_INFINITY], hopeless: true },
  { wrong: 'undefined', response: [undefined], hopeless: true },
  { wrong: 'a function', response: [() => 1], hopeless: true },
  { wrong: 'a list nested 10,000 deep', response: [nested(10_000)], hopeless: true },
  { wrong: 'a group nested 10,000 deep', response: [nestedGroup(10_000)], hopeless: true },
  {
    wrong: 'a prototype as a choice',
    response: [JSON.parse('{"__proto__":{"polluted":true},"title":"x"}')],
    hopeless: true,
  },
  { wrong: 'an anytime action without any', response: { action: 'anytime-action' } },
  {
    wrong: 'an anytime action with a prototype',
    response: { action: 'anytime-action', anytimeAction: JSON.parse('{"__proto__":{}}') },
  },
  { wrong: 'an object', response: {} },
  { wrong: 'null', response: [null], hopeless: false },
  { wrong: 'true', response: [true], hopeless: false },
  { wrong: 'a text of a megabyte', response: ['x'.repeat(1 << 20)], hopeless: false },
  { wrong: 'the name of a prototype', response: ['__proto__'], hopeless: false },
  { wrong: 'the name of a method', response: ['toString'], hopeless: false },
  { wrong: 'a list in a list', response: [[]], hopeless: false },
]

function nested(depth: number): unknown {
  let list: unknown = []
  for (let at = 0; at < depth; at++) list = [list]
  return list
}

function nestedGroup(depth: number): unknown {
  let group: unknown = { title: 'x', selection: [] }
  for (let at = 0; at < depth; at++) group = { title: 'x', selection: [group] }
  return group
}

function mixed(choices: Extract<AskedSelector, { choices: unknown }>['choices']): unknown[] {
  const alone = choices.find(isExclusive)
  const other = choices.find((choice) => choice !== alone)
  return [alone, other].filter((choice) => choice !== undefined).map(choiceId)
}

function firstTwo<T>(items: Iterable<T>): T[] {
  const two: T[] = []
  for (const item of items) if (two.push(item) === 2) break
  return two
}
