import { createGame, type Game } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { everyQuestion, type Interview } from '../testing/every-question.ts'
import { type Move, ScriptedPrompter } from '../testing/scripted-prompter.ts'
import { playAtTerminal } from './play-at-terminal.ts'

const ORDER: readonly Move[] = ['Large', 'Nothing']
const TOPPED: readonly Move[] = [['Cheese', 'Sauce …'], 'Green']
const SEATED: readonly Move[] = ['Here …', 'Window']

async function interview(...script: readonly Move[]): Promise<{ game: Game<Interview>; prompter: ScriptedPrompter }> {
  const game = createGame(everyQuestion, { players: ['Ana'], seed: 's' }) as unknown as Game<Interview>
  const prompter = new ScriptedPrompter(script)
  await playAtTerminal(game as unknown as Game, 0, prompter, 80)
  expect(prompter.unused).toEqual([])
  return { game, prompter }
}

test('one choice, none, several, a list inside a list and a structured answer reach the rules as they were meant', async () => {
  const pay: readonly Move[] = ['Choose 2', ['Card', 'Cash']]
  const { game, prompter } = await interview(...ORDER, ...TOPPED, ...SEATED, '1', ...pay)
  expect(game.state.answers).toEqual([
    ['Large'],
    [],
    ['Cheese', { title: 'Sauce', selection: ['Green'] }],
    [{ title: 'Here', selection: ['Window'] }],
    [1],
    ['Card', 'Cash'],
  ])
  expect(prompter.refusals).toEqual([])
  expect(prompter.seen.at(-1)).toBe('The end\nAna wins: Everything was asked\n  Ana  6')
})

test('a prompt shows details, what stands alone, help, and what is not to be had now', async () => {
  const { prompter } = await interview(...ORDER, ...TOPPED, 'Quit')
  expect(prompter.lists).toContainEqual(['Plain [alone]', 'Cheese [costs 1]', 'Olives', 'Sauce …'])
  expect(prompter.seen).toContain('It gets cold.')
  expect(prompter.seen).toContain('Not now: Ham (sold out)')
  expect(prompter.seen).toContain('Toppings (choose 1 to 3)')
})

test('an answer that the rules refuse is explained and asked again', async () => {
  const { game, prompter } = await interview(...ORDER, ['Plain', 'Olives'], [], ['Plain'], 'Quit')
  expect(prompter.refusals).toEqual([
    'Exclusive choice mixed with other choices',
    'Invalid number of options selected: expected 1-3, got 0',
  ])
  expect(game.state.answers.at(-1)).toEqual(['Plain'])
})

test('a structured answer can be written as JSON, and what is not JSON or not allowed is refused', async () => {
  const own = 'Write an answer of your own'
  const tip: readonly Move[] = [own, { types: '{' }, { types: '-4' }, own, { types: '7' }]
  const { game, prompter } = await interview(...ORDER, ...TOPPED, 'Away', ...tip, 'Quit')
  expect(game.state.answers.at(-1)).toEqual([7])
  expect(prompter.refusals).toEqual([expect.stringContaining('That is not JSON'), 'Not less than 0'])
})

test('an anytime action comes first, then the question is asked again without it', async () => {
  const paying: readonly Move[] = ['First: Flip a coin', ['Cash', 'Card']]
  const { game, prompter } = await interview(...ORDER, ...TOPPED, 'Away', '0', ...paying)
  expect(game.state.coins).toBe(0)
  expect(prompter.seen).toContain('Ana flips a coin')
  expect(prompter.lists.flat().filter((label) => label === 'First: Flip a coin')).toHaveLength(1)
})

test('the last answer can be taken back and given anew', async () => {
  const { game, prompter } = await interview('Small', 'Take back your last answer', 'Large', 'Quit')
  expect(game.state.answers).toEqual([['Large']])
  expect(prompter.lists[0]).toEqual(['Small', 'Large', 'Quit'])
})

test('backing out of an inner list returns to the question; out of the question, it asks before quitting', async () => {
  const { game } = await interview(
    ...ORDER,
    ...TOPPED,
    'Here …',
    null,
    'Here …',
    'Door',
    null,
    'Go on playing',
    '0',
    null,
    'Quit',
  )
  expect(game.state.answers.slice(3)).toEqual([[{ title: 'Here', selection: ['Door'] }], [0]])
  expect(game.result).toBeNull()
})

test('where things are ticked off, backing out leads to taking back and to quitting', async () => {
  const { game, prompter } = await interview(...ORDER, null, 'Take back your last answer', 'Water', null, 'Quit')
  expect(game.state.answers).toEqual([['Large'], ['Water']])
  expect(prompter.lists.at(-1)).toEqual(['Go on playing', 'Take back your last answer', 'Quit'])
})

test('a list inside a list may be left empty where the rules allow it', async () => {
  const { game } = await interview(...ORDER, ...TOPPED, 'Garden …', 'Nothing', 'Quit')
  expect(game.state.answers.at(-1)).toEqual([{ title: 'Garden', selection: [] }])
})

test('only what happened since the last prompt is told', async () => {
  const { prompter } = await interview('Small', 'Nothing', null, 'Quit')
  expect(prompter.seen.filter((text) => text.startsWith('Noted'))).toEqual(['Noted answer 1', 'Noted answer 2'])
})
