import { expect, test } from 'vitest'
import type { TalkStore } from '../talk/talk-store.ts'
import { storedTable, type StoreOnTrial } from './store-on-trial.ts'

/** What every store must do with what people say. */
export function describeTalk(
  name: string,
  open: () => Promise<StoreOnTrial & { readonly talk: () => TalkStore }>,
): void {
  test(`${name}: what was said goes with its table`, async () => {
    await using trial = await open()
    const store = trial.talk()
    const hello = { kind: 'phrase', phrase: 'hello' } as const
    const says = (table: string, person: string, key: string) =>
      store.say({ table, person, key, seat: 0, name: person, said: hello, at: 1 }, 9)
    for (const table of ['t', 'u']) await trial.store.create(storedTable(table, { status: 'closed' }))
    expect(await says('t', 'ana', 'one')).toMatchObject({ number: 1, said: hello })
    expect(await says('t', 'ana', 'one'), 'said twice').toMatchObject({ number: 1 })
    expect(await says('t', 'bo', 'two')).toMatchObject({ number: 2 })
    expect(await says('u', 'bo', 'two'), 'at another table').toMatchObject({ number: 1 })
    await store.agree('t', 'ana', true)
    expect(await trial.store.purge('t', 1_000)).toBe(true)
    await trial.store.create(storedTable('t'))
    expect([await store.said('t', 0), await store.writers('t')]).toEqual([[], []])
  })
}
