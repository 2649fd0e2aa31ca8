import type { Projection, Prompt } from '@turnwright/kernel/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GameUi } from '../board/game-ui.ts'
import type { HintTool } from './hint-tool.ts'
import { RequestPanel } from './request-panel.tsx'

const prompt = (more: Partial<Prompt>): Prompt => ({
  requestId: 'r',
  type: 'select',
  title: 'Choose a bird to play',
  help: null,
  choices: [],
  min: 1,
  max: 1,
  unavailable: [],
  anytime: [],
  examples: [],
  ...more,
})

const words = (...titles: string[]) => titles.map((title) => ({ id: title, title }))

function markup(more: Partial<Projection>, ui: GameUi | null = null, hint: HintTool | null = null): string {
  const projection: Projection = {
    seat: 0,
    players: ['Ana', 'Mira', 'Otto'].map((name, seat) => ({ seat, name })),
    view: {},
    prompts: [],
    waitingFor: [{ seat: 0, title: null }],
    concurrent: false,
    log: { from: 0, lines: [], total: 0 },
    result: null,
    faulted: false,
    canUndo: false,
    secondLooks: false,
    branchId: 1,
    answers: 0,
    ...more,
  }
  return renderToStaticMarkup(<RequestPanel projection={projection} ui={ui} undo={null} hint={hint} />)
}

function shown(more: Partial<Projection>, ui: GameUi | null = null, hint: HintTool | null = null): string {
  return markup(more, ui, hint)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('one question with one choice each needs no confirming', () => {
  const text = shown({ prompts: [prompt({ choices: words('Owl', 'Wren') })] })
  expect(text).toContain('Your turn Choose a bird to play')
  expect(text).toContain('Owl Wren')
  expect(text).not.toContain('Confirm')
})

test('several choices are counted live and confirmed', () => {
  const text = shown({ prompts: [prompt({ choices: words('Owl', 'Wren', 'Kite'), min: 1, max: 2 })] })
  expect(text).toContain('0 of 2 chosen at least 1')
  expect(text).toContain('Confirm 0 chosen')
})

test('an exact count says so, and an optional choice can be declined', () => {
  expect(shown({ prompts: [prompt({ choices: words('Owl', 'Wren', 'Kite'), min: 2, max: 2 })] })).toContain('exactly 2')
  expect(shown({ prompts: [prompt({ choices: words('Owl', 'Wren'), min: 0, max: 1 })] })).toContain('Choose none')
})

test('a game says what declining means', () => {
  const ui: GameUi = { Board: () => null, confirmLabel: () => 'Fly alone' }
  const text = shown({ prompts: [prompt({ choices: words('Owl', 'Wren'), min: 0, max: 1 })] }, ui)
  expect(text).toContain('Fly alone')
  expect(text).not.toContain('Choose none')
})

test('a button that would be refused is shut, and says why', () => {
  const asked = prompt({ choices: words('Seed', 'Fish'), min: 0, max: 2 })
  const button = (problem: string | null) => {
    const ui: GameUi = { Board: () => null, confirmLabel: () => 'Pay', problemOf: () => problem }
    return /<button[^>]*data-key="c"[^>]*>/.exec(markup({ prompts: [asked] }, ui))?.[0]
  }
  expect(button('That does not pay for the owl.')).toMatch(/aria-disabled="true".*data-reason="That does not pay/)
  expect(button(null)).not.toMatch(/aria-disabled|data-reason/)
})

test('what a game lays between the question and the choices stands there', () => {
  const ui: GameUi = { Board: () => null, leadOf: ({ prompt: { choices } }) => `of ${choices.length}` }
  const text = shown({ prompts: [prompt({ choices: words('Owl', 'Wren') })] }, ui)
  expect(text).toMatch(/Choose a bird to play of 2 .*Owl Wren/)
})

test('groups show their own choices and counts', () => {
  const meld = { id: 'meld', title: 'Meld', choices: words('Oars', 'Tools'), min: 0, max: 2 }
  const text = shown({ prompts: [prompt({ choices: [meld, ...words('Pass')] })] })
  expect(text).toContain('Meld 0 of 2 chosen')
  expect(text).toContain('Meld: none of these')
})

test('what cannot be chosen says why, and anytime actions stand beside the question', () => {
  const text = shown({
    prompts: [
      prompt({
        choices: words('Owl'),
        unavailable: [{ title: 'Eagle', reason: 'Needs 3 rodents.' }],
        anytime: [{ type: 'cook', description: 'Cook 1 sheep' }],
      }),
    ],
  })
  expect(text).toContain('Eagle Needs 3 rodents.')
  expect(text).toContain('Cook 1 sheep')
})

test('whoever reads another language reads it of questions, choices, groups, refusals and offers', () => {
  const group = { id: 'meld', title: 'Meld', text: 'Auslegen', choices: words('Oars'), min: 0, max: 1 }
  const text = shown({
    prompts: [
      prompt({
        text: 'Welcher Vogel?',
        choices: [{ id: 'owl', title: 'The owl', text: 'Die Eule' }, group],
        unavailable: [{ title: 'The eagle', text: 'Der Adler', reason: 'Needs 3 rodents.' }],
        anytime: [{ type: 'cook', description: 'Cook 1 sheep', text: 'Koche 1 Schaf' }],
      }),
    ],
  })
  for (const read of ['Welcher Vogel?', 'Die Eule', 'Auslegen', 'Der Adler', 'Koche 1 Schaf'])
    expect(text).toContain(read)
  for (const title of ['Choose a bird', 'The owl', 'Meld', 'The eagle', 'Cook 1']) expect(text).not.toContain(title)
})

test('a structured question is called by what people read', () => {
  const text = shown({ prompts: [prompt({ type: 'action', text: 'Baue Zäune', examples: [{ wood: 2 }] })] })
  expect(text.match(/Baue Zäune/g)).toHaveLength(1)
  expect(text).not.toContain('Choose a bird')
})

test('what a question offers itself is not repeated beside it', () => {
  const anytime = ['Cook 1 sheep', 'Cook 1 boar'].map((description) => ({ type: 'cook', description }))
  const text = shown({ prompts: [prompt({ choices: words('Cook 1 sheep', 'Done'), anytime })] })
  expect(text.match(/Cook 1 sheep/g)).toHaveLength(1)
  expect(text.match(/Cook 1 boar/g)).toHaveLength(1)
})

test('a structured answer can be one of the legal examples, or written out', () => {
  const text = shown({ prompts: [prompt({ type: 'action', examples: [{ wood: 2 }, { wood: 1 }] })] })
  expect(text).toContain('wood 2 wood 1')
  expect(text).toContain('Advanced')
})

test('when others act it says whom we wait for, and what they last did', () => {
  const lines = [{ index: 0, parts: [{ seat: 1, name: 'Mira' }, ' seals a bid'] }]
  const waitingFor = [1, 2].map((seat) => ({ seat, title: null }))
  const text = shown({ waitingFor, log: { from: 0, lines, total: 1 } })
  expect(text).toContain('Waiting for Mira and Otto')
  expect(text).toContain('Mira seals a bid')
})

test('where hints are given every question has a way to ask for one, which says whether it is shown', () => {
  const prompts = [prompt({ choices: words('Owl') }), prompt({ requestId: 's', title: 'Draw', choices: words('Deck') })]
  expect(shown({ prompts })).not.toMatch(/hint/i)
  const tool = { shown: 's', toggle: () => {} }
  const text = shown({ prompts }, null, tool)
  expect(text).toMatch(/Your turn Ask for a hint H Choose a bird to play .* Your turn Hide the hint H Draw/)
})
