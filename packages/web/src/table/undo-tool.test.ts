import type { Projection } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { undoTool } from './undo-tool.ts'

function undone(more: object, play: object = {}) {
  const did: string[] = []
  const tool = undoTool({
    play: { seat: 0, result: null, canUndo: true, answers: 3, prompts: [], ...play } as unknown as Projection,
    state: { offer: null } as TableState,
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

test('an answer in the making that a game keeps itself comes first', () => {
  expect(undone({ ui: { takeBack: () => true } }).did).toEqual([])
  expect(undone({ ui: { takeBack: () => false } }).did).toEqual(['undo'])
})
