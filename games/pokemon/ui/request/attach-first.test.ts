import { createGame, project } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { stage, type StagedPokemon } from '../../scenario/stage.ts'
import { attachFirst } from './attach-first.ts'

/** What Ana is told for each attack of her Active Pokémon; with `and` she has attached that first. */
function aids(name: string | Exclude<StagedPokemon, string>, energy: string, hand: readonly string[], and?: string) {
  const ana = { active: typeof name === 'string' ? { pokemon: name, energy } : { ...name, energy }, hand }
  const setup = (game: Parameters<typeof pokemon.setup>[0]) => stage(game, [ana, { active: 'Onix' }], {})
  const game = createGame({ ...pokemon, setup }, { players: ['Ana', 'Bo'], seed: 'aid' })
  game.run()
  const asked = () => {
    const { view, prompts } = project(game as never, 0)
    const [player] = (view as DuelView).players
    const [prompt] = prompts
    const active = player?.active
    if (player === undefined || prompt === undefined || !active) throw new Error('Ana is not asked')
    return { player, prompt, active }
  }
  if (and !== undefined) {
    const { prompt, active } = asked()
    const card = prompt.choices.find(({ title }) => title === and)
    const selection = [{ title: card?.id ?? and, selection: [active.card] }] as never
    game.respondToInputRequest({ actor: 'Ana', title: prompt.title, selection })
  }
  const { player, prompt, active } = asked()
  return active.attacks.map((attack) => attachFirst(attack, active, player, prompt))
}

test('an attack that lacks one energy names the card of the hand that would do', () => {
  expect(aids('Charmander', '', ['Water Energy', 'Fire Energy'])).toEqual(['Water Energy', null])
  expect(aids('Charmander', 'W', ['Water Energy', 'Fire Energy'])).toEqual([null, 'Fire Energy'])
  expect(aids('Charmander', 'R', ['Water Energy'])).toEqual([null, 'Water Energy'])
})

test('a double card pays for two Colorless and for no other type', () => {
  expect(aids('Chansey', '', ['Double Colorless Energy'])).toEqual(['Double Colorless Energy', null])
  expect(aids('Charmander', '', ['Double Colorless Energy'])).toEqual(['Double Colorless Energy', null])
})

test('nothing is named where the energy of the turn is attached, or the hand has none', () => {
  expect(aids('Charmander', '', ['Fire Energy', 'Fire Energy'], 'Fire Energy')).toEqual([null, null])
  expect(aids('Charmander', 'R', ['Bill'])).toEqual([null, null])
})

test('nothing is named where more than energy is missing', () => {
  expect(aids({ pokemon: 'Charmander', condition: 'paralyzed' }, '', ['Fire Energy'])).toEqual([null, null])
  expect(aids({ pokemon: 'Charmander', condition: 'confused' }, '', ['Fire Energy'])).toEqual(['Fire Energy', null])
})
