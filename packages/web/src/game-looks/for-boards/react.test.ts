import * as React from 'react'
import * as ReactDom from 'react-dom'
import { expect, test } from 'vitest'
import * as domForBoards from './react-dom.ts'
import * as reactForBoards from './react.ts'

/** What React has for itself, for tests, and for finding faults. */
const NOT_FOR_BOARDS = /^(?:__|unstable_|act$|captureOwnerStack$|module\.exports$)/

test('boards from outside find everything under react that React hands out', () => {
  const handedOut = Object.keys(React).filter((name) => !NOT_FOR_BOARDS.test(name))
  expect(Object.keys(reactForBoards).toSorted()).toEqual(handedOut.toSorted())
})

test('of react-dom they find what React still has', () => {
  for (const [name, found] of Object.entries(domForBoards)) expect([name, typeof found]).not.toContain('undefined')
  expect(domForBoards.createPortal).toBe(ReactDom.createPortal)
})
