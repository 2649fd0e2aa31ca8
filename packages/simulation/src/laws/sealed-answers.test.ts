import { games } from '@turnwright/games'
import { createGame, type Game, project } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import type { TableState } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { Lots } from '../time/lots.ts'
import { withOtherAnswers } from './sealed-answers.ts'
import { TwinWorld } from './twin-world.ts'

/** An auction in which one bid is sealed and others are still awaited. */
function auction(): { readonly game: Game; readonly sealed: number; readonly awaited: number } {
  const { definition } = games.find((each) => each.definition.id === 'sealed-auction')!
  const random = Random.fromSeed('bids')
  const game = createGame(definition, { players: ['Ana', 'Bo', 'Cy'], seed: 'lots' }) as Game
  game.run()
  for (let answers = 0; answers < 20; answers++) {
    const selector = game.waiting?.selectors[0]
    if (selector === undefined) throw new Error('nobody was asked')
    const isOpen = game.waiting!.selectors.length === 3
    const seat = game.players.findIndex(({ name }) => name === selector.actor)
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, random) as never })
    if (isOpen) return { game, sealed: seat, awaited: (seat + 1) % 3 }
  }
  throw new Error('nobody sealed a bid')
}

test('a bid that is sealed can be another without anybody else being told', () => {
  const { game, sealed, awaited } = auction()
  const random = Random.fromSeed('others')
  const twin = Array.from({ length: 50 }, () => withOtherAnswers(game, awaited, random)).find((each) => each !== null)
  if (twin === undefined) throw new Error('no other bid was found')
  expect(twin.log.at(-1)).not.toEqual(game.log.at(-1))
  expect(JSON.stringify(project(twin, awaited))).toBe(JSON.stringify(project(game, awaited)))
  expect(withOtherAnswers(game, sealed, random), 'their own is what it is').toBeNull()
})

test('whoever is told of a sealed bid is found to be told too much', () => {
  const { game, awaited } = auction()
  const play = JSON.parse(JSON.stringify(project(game, awaited))) as NonNullable<TableState['play']>
  const leakOf = (told: typeof play): string | null => {
    const twins = new TwinWorld(new Lots('sealed'))
    const state = { you: { seat: awaited }, play: told } as unknown as TableState
    for (let tries = 0; tries < 200; tries++) twins.isTold(game, state)
    return twins.leak
  }
  expect(leakOf(play)).toBeNull()
  expect(leakOf({ ...play, view: { ...(play.view as object), bid: game.log.at(-1) } as never })).toMatch(/bid/)
})
