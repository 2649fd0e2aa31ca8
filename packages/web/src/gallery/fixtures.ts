import type { Projection, Prompt, PromptChoice } from '@turnwright/kernel/host'

/** Made-up questions of every kind, to look at the request panel without a game. */
const word = (title: string, more: Partial<PromptChoice> = {}): PromptChoice => ({ id: title, title, ...more })

function prompt(title: string, more: Partial<Prompt>): Prompt {
  return {
    requestId: title,
    type: 'select',
    title,
    help: null,
    choices: [],
    min: 1,
    max: 1,
    unavailable: [],
    anytime: [],
    examples: [],
    ...more,
  }
}

export function projection(more: Partial<Projection>): Projection {
  return {
    seat: 0,
    players: ['Ana', 'Mira', 'Otto', 'Juniper'].map((name, seat) => ({ seat, name })),
    view: {},
    prompts: [],
    waitingFor: [{ seat: 0, title: null }],
    concurrent: false,
    log: {
      from: 0,
      total: 3,
      lines: [
        {
          index: 0,
          parts: [{ seat: 1, name: 'Mira' }, ' puts ', { card: 4 as never, name: 'Fox Mask' }, ' on the block'],
        },
        { index: 1, parts: [{ seat: 2, name: 'Otto' }, ' draws two money cards'] },
        { index: 2, parts: [{ seat: 0, name: 'Ana' }, ' wins ', { card: 5 as never, name: 'Night Clock' }, ' with 9'] },
      ],
    },
    result: null,
    faulted: false,
    canUndo: true,
    secondLooks: false,
    branchId: 1,
    answers: 3,
    ...more,
  }
}

export const asked: Readonly<Record<string, Projection>> = {
  'one of few': projection({
    prompts: [
      prompt('Speak up for the consolation?', {
        help: 'The first to speak up draws two money cards, and cannot bid for the next lot.',
        choices: [word('Draw 2 money cards, sit out the next lot'), word('Leave it')],
      }),
    ],
  }),
  'some of many': projection({
    prompts: [
      prompt('Lay up to 3 eggs', {
        choices: ['Quail', 'Blackbird', 'Cardinal', 'Mallard'].map((title) => word(title, { detail: '1 of 4 eggs' })),
        min: 1,
        max: 3,
        unavailable: [{ title: 'Pelican', reason: 'Its nest is full.' }],
        anytime: [
          { type: 'cook', description: 'Cook 1 sheep → 2 food' },
          { type: 'cook', description: 'Cook 1 boar → 2 food' },
        ],
      }),
    ],
    waitingFor: [
      { seat: 0, title: null },
      { seat: 2, title: null },
    ],
  }),
  'groups and an exclusive choice': projection({
    prompts: [
      prompt('Choose an action', {
        choices: [
          word('Dogma', { choices: ['Archery', 'The Wheel', 'Sailing'].map((title) => word(title)), min: 1, max: 1 }),
          word('Meld', { choices: ['Oars', 'Tools', 'Pottery'].map((title) => word(title)), min: 0, max: 2 }),
          word('Pass', { exclusive: true, detail: 'Ends your turn' }),
        ],
      }),
    ],
  }),
  'a structure': projection({
    prompts: [
      prompt('Build fences', {
        type: 'action',
        examples: [
          { edges: ['a1-a2', 'a2-b2'], wood: 2 },
          { edges: [], wood: 0 },
        ],
      }),
    ],
  }),
  'two at once': projection({
    prompts: [
      prompt('Pick a card', { choices: ['Wren', 'Robin', 'Owl', 'Kite'].map((title) => word(title)) }),
      prompt('Keep a goal?', { choices: [word('Most eggs'), word('Most birds')], min: 0 }),
    ],
  }),
  waiting: projection({
    waitingFor: [
      { seat: 1, title: null },
      { seat: 3, title: null },
    ],
  }),
}
