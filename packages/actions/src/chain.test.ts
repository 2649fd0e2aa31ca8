import { describe, expect, test } from 'vitest'
import { addLink, type BaseLink, type Chain, newChain, passOnChain, resolveTop, topLink } from './chain.ts'

interface Named extends BaseLink {
  readonly name: string
}

const link = (name: string, by = 0): Named => ({ name, by, countered: false })

function chainOf(...names: readonly string[]): Chain<Named> {
  const chain = newChain<Named>()
  for (const name of names) addLink(chain, link(name), 1)
  return chain
}

function lock(chain: Chain<Named>): Chain<Named> {
  passOnChain(chain, 0)
  passOnChain(chain, 1)
  return chain
}

test('A14: a link resets the passes and gives priority to the next', () => {
  const chain = chainOf('bolt')
  expect(chain.priority).toEqual({ currentPriorityPlayer: 1, consecutivePasses: 0 })
  passOnChain(chain, 0)
  expect(chain.priority).toEqual({ currentPriorityPlayer: 0, consecutivePasses: 1 })
  addLink(chain, link('shield'), 1)
  expect(chain.priority).toEqual({ currentPriorityPlayer: 1, consecutivePasses: 0 })
  expect(topLink(chain)?.name).toBe('shield')
})

describe('A15: the chain locks', () => {
  test('A15: at two passes in a row', () => {
    const chain = chainOf('bolt')
    passOnChain(chain, 0)
    expect(chain.locked).toBe(false)
    passOnChain(chain, 1)
    expect(chain).toMatchObject({ locked: true, priority: null })
  })

  test('A15: not at two passes with a link in between', () => {
    const chain = chainOf('bolt')
    passOnChain(chain, 0)
    addLink(chain, link('shield'), 1)
    passOnChain(chain, 0)
    expect(chain.locked).toBe(false)
  })

  test('A15: at more passes where more players sit', () => {
    const chain = chainOf('bolt')
    passOnChain(chain, 2, 3)
    passOnChain(chain, 0, 3)
    expect(chain.locked).toBe(false)
    passOnChain(chain, 1, 3)
    expect(chain.locked).toBe(true)
  })

  test('A15: nobody passes without priority', () => {
    expect(() => passOnChain(newChain<Named>(), 1)).toThrow('nobody holds priority')
  })
})

describe('A16: it resolves', () => {
  test('A16: last in, first out, and countered links are skipped', () => {
    const chain = lock(chainOf('bolt', 'ward', 'denial'))
    const resolved: string[] = []
    const left: string[] = []
    while (chain.locked)
      resolveTop(
        chain,
        ({ name }) => {
          resolved.push(name)
          const under = chain.links.at(-2)
          if (name === 'denial' && under !== undefined) under.countered = true
        },
        ({ name }) => left.push(name),
      )
    expect(resolved).toEqual(['denial', 'bolt'])
    expect(left).toEqual(['denial', 'ward', 'bolt'])
  })

  test('A16: only when it is locked', () => {
    const nothing = () => {}
    expect(() => resolveTop(chainOf('bolt'), nothing, nothing)).toThrow('only a locked chain resolves')
    expect(() => resolveTop(newChain<Named>(), nothing, nothing)).toThrow('only a locked chain resolves')
  })

  test('A17: nothing is added meanwhile, each link stands there until it is done, and then it is open again', () => {
    const chain = lock(chainOf('bolt'))
    resolveTop(
      chain,
      () => {
        expect(chain.links.map(({ name }) => name)).toEqual(['bolt'])
        expect(() => addLink(chain, link('late'), 1)).toThrow('nothing is added')
      },
      () => expect(chain.links).toEqual([]),
    )
    expect(chain).toEqual({ links: [], priority: null, locked: false })
    addLink(chain, link('next'), 1)
    expect(topLink(chain)?.name).toBe('next')
  })
})
