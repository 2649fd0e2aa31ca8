import type { Projection } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { undoTool } from './undo-tool.ts'

const seatsOf = (...others: readonly string[]) =>
  ['person', ...others].map((kind, seat) => ({ seat, kind, left: false }))

function undone(more: object, play: object = {}) {
  const did: string[] = []
  const tool = undoTool({
    play: { seat: 0, result: null, canUndo: true, answers: 3, prompts: [], ...play } as unknown as Projection,
    state: { offer: null, you: { seat: 0 }, seats: seatsOf('person') } as unknown as TableState,
    store: { undo: () => did.push('undo'), offerUndo: () => did.push('ask') } as never,
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
  expect(undone({}, { canUndo: false })).toEqual({ label: 'Ask to undo', did: ['ask'] })
  expect(undone({}, { canUndo: false, answers: 0 })).toEqual({ label: undefined, did: [] })
  expect(undone({}, { seat: null })).toEqual({ label: undefined, did: [] })
})

test('where only programs are left nobody is asked', () => {
  const state = { offer: null, you: { seat: 0 }, seats: seatsOf('bot', 'bot') }
  expect(undone({ state }, { canUndo: false })).toEqual({ label: 'Undo my turn', did: ['ask'] })
})

test('an answer in the making that a game keeps itself comes first', () => {
  expect(undone({ ui: { takeBack: () => true } }).did).toEqual([])
  expect(undone({ ui: { takeBack: () => false } }).did).toEqual(['undo'])
})
