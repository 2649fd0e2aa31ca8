import { createGame, project, type Prompt } from '@turnwright/kernel/host'
import { offersOnTable } from '@turnwright/tabletop'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView, PlayerView } from '../../rules/view.ts'
import { stage, type StagedPlayer } from '../../scenario/stage.ts'
import { handPlays } from '../request/hand-plays.ts'
import { clickOnHand, clickOnPokemon } from './click.ts'
import { deedsOf } from './deeds.ts'
import { heldIn } from './held.ts'

interface Table {
  readonly ana: PlayerView
  readonly prompt: Prompt
}

function table(ana: StagedPlayer): Table {
  const staged = {
    ...pokemon,
    setup: (game: Parameters<typeof pokemon.setup>[0]) => stage(game, [ana, { active: 'Machop', bench: ['Onix'] }], {}),
  }
  const game = createGame(staged, { players: ['Ana', 'Bo'], seed: 'deeds' })
  game.run()
  const { view, prompts } = project(game as never, 0)
  const [mine] = (view as DuelView).players
  const [prompt] = prompts
  if (mine === undefined || prompt === undefined) throw new Error('Ana is asked')
  return { ana: mine, prompt }
}

function words({ ana, prompt }: Table, at: number): readonly string[] {
  const pokemonAt = at < 0 ? ana.active : ana.bench[at]
  if (pokemonAt === null || pokemonAt === undefined) throw new Error('there is nobody')
  return deedsOf(ana, pokemonAt, prompt).map(({ kind, title, reason }) =>
    [kind, title, ...((reason ?? '') ? [reason] : [])].flat().join(': '),
  )
}

test('the Active Pokémon attacks, gets energy and retreats; what it cannot do has its reason', () => {
  const laid = table({
    active: { pokemon: 'Pikachu', energy: 'L' },
    bench: ['Onix'],
    hand: ['Lightning Energy', 'Lightning Energy', 'Raichu'],
  })
  expect(words(laid, -1)).toEqual([
    'attack: Gnaw',
    'attack: Thunder Jolt: Needs 2 energy, has 1.',
    'evolve: Raichu',
    'attach: Lightning Energy',
    'retreat: Retreat',
  ])
  expect(words(laid, 0)).toEqual(['attach: Lightning Energy', 'bring-up: Pikachu retreats for it'])
})

test('without energy nobody retreats, and alone nobody would', () => {
  expect(words(table({ active: 'Pikachu', bench: ['Onix'] }), -1).at(-1)).toBe(
    'retreat: Retreat: Costs 1 energy, has 0.',
  )
  expect(words(table({ active: 'Pikachu' }), -1).some((deed) => deed.startsWith('retreat'))).toBe(false)
})

test('a power is used from the Bench, or says why not', () => {
  const blastoise = { pokemon: 'Blastoise', over: ['Squirtle', 'Wartortle'] }
  expect(words(table({ active: 'Pikachu', bench: [blastoise], hand: ['Water Energy'] }), 0)).toContain(
    'power: Rain Dance',
  )
  expect(words(table({ active: 'Pikachu', bench: [blastoise] }), 0)[0]).toMatch(/^power: Rain Dance: ./)
})

test('the same card twice in the hand is one play', () => {
  const { ana, prompt } = table({ active: 'Pikachu', hand: ['Bill', 'Fire Energy', 'Bill', 'Onix', 'Raichu'] })
  expect(handPlays(ana, prompt).map(({ kind, name, count }) => [kind, name, count])).toEqual([
    ['attach', 'Fire Energy', 1],
    ['evolve', 'Raichu', 1],
    ['bench', 'Onix', 1],
    ['trainer', 'Bill', 2],
  ])
})

test('energy is picked up and then put on a Pokémon; with a single one there is nothing to aim at', () => {
  const { ana, prompt } = table({ active: 'Pikachu', bench: ['Onix'], hand: ['Fire Energy'] })
  const energy = ana.hand[0]?.card ?? 0
  const onix = ana.bench[0]?.card ?? 0
  const offers = offersOnTable([prompt], {})
  expect(clickOnHand(energy as never, offers, false)).toMatchObject({ does: 'choose', offer: { path: [energy] } })
  const drafts = { [prompt.requestId]: [{ id: energy as never, inner: [] }] }
  const held = heldIn([prompt], drafts)
  expect(held?.words).toBe('Fire Energy')
  expect(clickOnPokemon(onix as never, offers, held, true)).toMatchObject({
    does: 'choose',
    offer: { path: [energy, onix] },
  })
  expect(clickOnPokemon(onix as never, offers, null, true)).toEqual({ does: 'menu' })

  const alone = table({ active: 'Pikachu', hand: ['Fire Energy'] })
  const [only] = alone.ana.hand
  expect(clickOnHand(only?.card as never, offersOnTable([alone.prompt], {}), false)).toMatchObject({
    offer: { path: [only?.card, alone.ana.active?.card] },
  })
})

test('a Trainer is asked about before it is played', () => {
  const { ana, prompt } = table({ active: 'Pikachu', hand: ['Professor Oak'] })
  const [oak] = ana.hand
  expect(clickOnHand(oak?.card as never, offersOnTable([prompt], {}), true)).toEqual({ does: 'menu' })
})
