import { expect, test } from 'vitest'
import { WaitingRoom } from './waiting-room.ts'

test('nobody fills the room alone, and whoever is done makes room', async () => {
  const room = new WaitingRoom(3, 2, 'Many wait.')
  let letGo = (): void => {}
  const long = new Promise<void>((done) => (letGo = done))
  const stays = (who: string): Promise<void> => room.inTurn(who, () => long)
  const inside = [stays('ana'), stays('ana')]
  await expect(stays('ana')).rejects.toMatchObject({ code: 'too-many-requests' })
  inside.push(stays('bo'))
  await expect(stays('cy')).rejects.toMatchObject({ code: 'too-many-requests' })
  letGo()
  await Promise.all(inside)
  expect(await room.inTurn('ana', async () => 'done')).toBe('done')
})
