import { expect, test } from 'vitest'
import { EACH_ADDRESS } from '../deals/stored-deal.ts'
import { storedTable, type StoreOnTrial } from './store-on-trial.ts'

/** What every store must do with deals and the games of them. */
export function describeDeals(name: string, open: () => Promise<StoreOnTrial>): void {
  test(`${name}: a deal is what it was, one a day and game, and one table counts for each who plays it`, async () => {
    await using trial = await open()
    const seats = [{ kind: 'player', agent: null }] as const
    const deal = { game: 'parlour', options: { a: 1 }, seats, by: null, byName: null, created: 1, closes: 9 }
    const of = { ...deal, id: 'd', seed: 's', day: '2031-05-06' }
    expect(await trial.store.createDeal(of, 1)).toEqual(of)
    expect(await trial.store.createDeal({ ...of, id: 'e', seed: 'other' }, 1)).toEqual(of)
    await trial.store.create(storedTable('t', { deal: { id: 'd', closes: 9 } }))
    expect(await trial.store.enterDeal('d', 'ana', 't', 2)).toBe('t')
    expect(await trial.store.enterDeal('d', 'ana', 'u', 3)).toBe('t')
    const again = await trial.reopen()
    expect(await again.deal('d')).toEqual(of)
    expect(await again.dealOf('parlour', '2031-05-06')).toEqual(of)
    expect(await again.dealTable('d', 'ana')).toBe('t')
    expect(await again.dealGames('d', { person: null, number: null, limit: 5 })).toMatchObject([
      { number: 1, person: 'ana', table: 't', status: 'gathering', result: null },
    ])
    await again.leaveDeal('d', 'ana', 't')
    expect(await again.countDealGames('d')).toBe(0)
  })

  test(`${name}: of many games of a deal those that are over are told first, and no address hides the others'`, async () => {
    await using trial = await open()
    const deal = { id: 'd', game: 'parlour', options: {}, seats: [], day: null, by: 'ana', byName: 'Ana', seed: 's' }
    await trial.store.createDeal({ ...deal, created: 1, closes: 9 }, 1)
    const begins = async (person: string, from: string, begun: number, status: 'playing' | 'finished') => {
      await trial.store.create(storedTable(person, { openedFrom: from, status, host: person }))
      await trial.store.enterDeal('d', person, person, begun)
    }
    for (let burst = 1; burst <= 5; burst++) await begins(`burst ${burst}`, 'one', burst, 'playing')
    await begins('cy', 'two', 6, 'playing')
    await begins('di', 'one', 7, 'finished')
    const told = async (limit: number, person: string | null = null, number: number | null = null) =>
      (await trial.store.dealGames('d', { person, number, limit })).map((game) => `${game.number} ${game.person}`)
    expect(await told(1)).toEqual(['7 di'])
    expect(await told(3)).toEqual(['1 burst 1', '6 cy', '7 di'])
    expect(await told(0, 'burst 3', 4)).toEqual(['3 burst 3', '4 burst 4'])
  })

  test(`${name}: of games of a deal that are over the best are told, and one address fills no list with its own`, async () => {
    await using trial = await open()
    const deal = { id: 'd', game: 'parlour', options: {}, seats: [], day: null, by: 'ana', byName: 'Ana', seed: 's' }
    await trial.store.createDeal({ ...deal, created: 1, closes: 9 }, 1)
    let begun = 0
    const ends = async (person: string, from: string, scores: readonly number[], winners: readonly number[]) => {
      const bot = { kind: 'bot', person: null, name: 'Fair Nora', agent: 'fair', left: false, keptFor: null } as const
      const seats = [bot, { ...bot, kind: 'person', person, name: person, agent: null } as const]
      const over = { seats, scores, winners, status: 'finished', openedFrom: from, host: person } as const
      await trial.store.create(storedTable(person, over))
      await trial.store.enterDeal('d', person, person, ++begun)
    }
    await ends('beaten', 'one', [60, 50], [0])
    await ends('third', 'two', [9, 20], [1])
    await ends('first', 'three', [9, 100], [1])
    await ends('second', 'three', [70, 90], [1])
    await ends('unscored', 'four', [], [])
    const told = async (limit: number) =>
      (await trial.store.dealGames('d', { person: null, number: null, limit })).map(({ person }) => person).toSorted()
    expect(await told(1)).toEqual(['first'])
    expect(await told(2)).toEqual(['first', 'second'])
    expect(await told(3)).toEqual(['first', 'second', 'third'])
    expect(await told(4)).toEqual(['beaten', 'first', 'second', 'third'])
    for (let game = 0; game < EACH_ADDRESS + 5; game++) await ends(`burst ${game}`, 'five', [0, 1_000], [1])
    expect(await told(EACH_ADDRESS)).toEqual(Array.from({ length: EACH_ADDRESS }, (_, game) => `burst ${game}`))
    expect(await told(EACH_ADDRESS + 2)).toEqual(expect.arrayContaining(['first', 'second']))
  })

  test(`${name}: nobody opens more deals than they may before some have closed`, async () => {
    await using trial = await open()
    const deal = { game: 'parlour', options: {}, seats: [], day: null, by: 'ana', byName: 'Ana' }
    const mine = (id: string, created: number) => ({ ...deal, id, seed: id, created, closes: created + 10 })
    expect(await trial.store.createDeal(mine('a', 1), 1)).toMatchObject({ id: 'a' })
    expect(await trial.store.createDeal(mine('b', 2), 1)).toBeNull()
    expect(await trial.store.createDeal(mine('a', 2), 1)).toMatchObject({ id: 'a', created: 1 })
    expect(await trial.store.createDeal(mine('b', 11), 1)).toMatchObject({ id: 'b' })
  })
}
