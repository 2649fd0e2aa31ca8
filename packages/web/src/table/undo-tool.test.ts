import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { undoTool, undoTurnTool, whyNoUndo } from './undo-tool.ts'

const seatsOf = (...others: readonly string[]) =>
  ['person', ...others].map((kind, seat) => ({ seat, kind, left: false }))

const table = {
  offer: null,
  mayOffer: 'second-look',
  allowsSecondLooks: true,
  you: { seat: 0 },
  seats: seatsOf('person'),
}
const GOES_BACK = 'This goes back past something revealed: the result will say “with second looks”.'

function undone(more: object, play: object = {}, state: object = {}, toolOf = undoTool) {
  const did: string[] = []
  const tool = toolOf({
    play: {
      seat: 0,
      result: null,
      canUndo: true,
      secondLooks: false,
      answers: 3,
      prompts: [],
      ...play,
    } as unknown as Projection,
    state: { ...table, ...state } as unknown as TableState,
    confirm: ({ means, run }) => {
      did.push(means)
      run()
    },
    store: {
      undo: (answers?: number) => did.push(['undo', answers].join(' ').trim()),
      offerUndo: (answers?: number) => did.push(['ask', answers].join(' ').trim()),
    } as never,
    drafts: {},
    takeBack: () => did.push('take back') > 0,
    ...more,
  })
  tool?.run()
  return { label: tool?.label, did }
}

test('undo takes back what is chosen, then the last answer, or asks the others', () => {
  expect(undone({ drafts: { r: [['a']] } })).toEqual({ label: 'Undo', did: ['take back'] })
  expect(undone({})).toEqual({ label: 'Undo', did: ['undo'] })
  expect(undone({}, { canUndo: false })).toEqual({ label: 'Ask to undo', did: [GOES_BACK, 'ask'] })
  expect(undone({}, { canUndo: false }, { mayOffer: null })).toEqual({ label: undefined, did: [] })
  expect(undone({}, { seat: null })).toEqual({ label: undefined, did: [] })
})

test('where only programs are left nobody is asked', () => {
  const seats = seatsOf('bot', 'bot')
  expect(undone({}, { canUndo: false }, { seats })).toEqual({ label: 'Undo my answer', did: [GOES_BACK, 'ask'] })
})

test('what an undo means is said before it is done, once', () => {
  expect(undone({}, { canUndo: false, secondLooks: true }).did).toEqual(['ask'])
  const [perhaps] = undone({}, { canUndo: false }, { mayOffer: 'perhaps-second-look' }).did
  expect(perhaps).toBe('If this goes back past something revealed, the result will say “with second looks”.')
  expect(undone({}, { canUndo: false }, { mayOffer: 'no-second-look' }).did).toEqual(['ask'])
})

test('where nothing can be taken back it is said why', () => {
  const why = (state: object, answers: number) =>
    whyNoUndo({ ...table, mayOffer: null, ...state } as never, { answers } as never)
  expect(why({}, 3)).toBe('There is nothing to take back.')
  expect(why({ offer: {} }, 3)).toBe('An undo is on offer already.')
  expect(why({ allowsSecondLooks: false }, 3)).toBe('This table allows no second looks: what was revealed stays.')
  expect(why({ allowsSecondLooks: false }, 0)).toBe('There is nothing to take back.')
})

test('an answer in the making that a game keeps itself comes first', () => {
  expect(undone({ ui: { takeBack: () => true } }).did).toEqual([])
  expect(undone({ ui: { takeBack: () => false } }).did).toEqual(['undo'])
})

test('a turn of several answers is taken back as a whole: alone where nothing has followed, else as the last answer is', () => {
  const turn = (means: string | null, more: object = {}) =>
    undone(more, {}, { turn: { answers: 7, means } }, undoTurnTool)
  expect(turn(null)).toEqual({ label: 'Undo my turn', did: ['undo 7'] })
  expect(turn('no-second-look')).toEqual({ label: 'Ask to undo my turn', did: ['ask 7'] })
  expect(turn('second-look')).toEqual({ label: 'Ask to undo my turn', did: [GOES_BACK, 'ask 7'] })
  const alone = { turn: { answers: 7, means: 'second-look' }, seats: seatsOf('bot') }
  expect(undone({}, {}, alone, undoTurnTool)).toEqual({ label: 'Undo my turn', did: [GOES_BACK, 'ask 7'] })
})

test('a turn that undo takes back already, or that is still being answered, is not offered a second time', () => {
  const none = { label: undefined, did: [] }
  expect(undone({}, {}, { turn: null }, undoTurnTool)).toEqual(none)
  const turn = { answers: 7, means: null }
  expect(undone({ drafts: { r: [['a']] } }, {}, { turn }, undoTurnTool)).toEqual(none)
  expect(undone({}, {}, { turn, offer: {} }, undoTurnTool)).toEqual(none)
  expect(undone({}, { result: {} }, { turn }, undoTurnTool)).toEqual(none)
})
