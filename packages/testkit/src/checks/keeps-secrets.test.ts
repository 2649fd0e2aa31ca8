import { type CardId, type ChoiceOption, type GameModule, randomAgent, type SelectSelector } from '@turnwright/kernel'
import type { Responder } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { handOf, type Pond, type PondState, pond } from '../fixtures/pond.ts'
import { keepsSecrets } from './keeps-secrets.ts'

type Gossip = PondState & { gossip?: string | number }

/** Keeps something derived from hidden cards in the state, where no mask can take it out. */
function gossiping(gossip: (game: Pond) => string | number) {
  return pondWith({
    step(game) {
      pond.step(game)
      ;(game.state as Gossip).gossip = gossip(game)
    },
    view: (state, seat, cards) => ({ board: pond.view(state, seat, cards), gossip: (state as Gossip).gossip ?? null }),
  })
}

const identities = ({ cards }: Pond, zone: readonly CardId[]): string[] => zone.map((card) => cards.identity(card))
const apart = /can tell two deals apart that look alike: the projection differs at /

describe('twins find', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, keepsSecrets)).toBeGreaterThan(10)
  })

  test('an identity that the view reads out of the state', () => {
    const leaking = gossiping((game) => identities(game, game.state.deck).at(-1) ?? 'none')
    expect(() => hold(leaking, keepsSecrets)).toThrow(new RegExp(`${apart.source}view\\.gossip`))
  })

  test('a secret in what a seat is shown beside the table', () => {
    const top = (game: unknown) => identities(game as Pond, (game as Pond).state.deck).at(-1) ?? 'none'
    expect(() => hold(pond, keepsSecrets, { shown: (game) => ({ advice: top(game) }) })).toThrow(
      /is shown beside the table tells a secret at advice/,
    )
    expect(hold(pond, keepsSecrets, { shown: (game) => game.log.length })).toBeGreaterThan(10)
  })

  test('a secret in what a spectator alone is shown beside the table', () => {
    const top = (game: unknown) => identities(game as Pond, (game as Pond).state.deck).at(-1) ?? 'none'
    expect(() => hold(pond, keepsSecrets, { shown: (game, seat) => (seat === null ? top(game) : null) })).toThrow(
      /what a spectator is shown beside the table tells a secret/,
    )
  })

  test('a count that was derived from hidden cards', () => {
    const counting = gossiping(
      (game) => identities(game, handOf(game.state, 1)).filter((fish) => fish === 'carp').length,
    )
    expect(() => hold(counting, keepsSecrets)).toThrow(new RegExp(`${apart.source}view\\.gossip: \\d or \\d`))
  })

  test('a hidden hand that is kept in order of what it holds', () => {
    const sorting = pondWith({
      step(game) {
        pond.step(game)
        for (const hand of game.state.hands) hand.sort((a, b) => game.cards.kind(a) - game.cards.kind(b))
      },
    })
    expect(() => hold(sorting, keepsSecrets)).toThrow(new RegExp(`${apart.source}view\\.hands`))
  })

  test('a secret in the title of a public question', () => {
    const titled = pondWith({
      step(game) {
        const [top] = identities(game, game.state.deck).slice(-1)
        game.requestInputSingle({ actor: 'ana', title: `Catch the ${top}?`, choices: ['Yes', 'No'] })
        game.state.round++
      },
    })
    expect(() => hold(titled, keepsSecrets)).toThrow(apart)
  })

  test('a question that is skipped where somebody could not do anything', () => {
    const skipping = pondWith({
      step(game) {
        const carps = handOf(game.state, 1).filter((card) => game.cards.identity(card) === 'carp')
        if (carps.length > 0) game.requestInputSingle({ actor: 'bo', title: 'Release a carp?', choices: ['Yes', 'No'] })
        pond.step(game)
      },
    })
    expect(() => hold(skipping, keepsSecrets, { games: 10 })).toThrow(/can tell two deals apart.*(waitingFor|title)/)
  })

  test('an answer that the system gives for a player and thereby tells what is left to them', () => {
    const forcing = pondWith({
      step(game) {
        const kinds = [...new Set(identities(game, handOf(game.state, 1)))]
        game.requestInputSingle({ actor: 'bo', title: 'Name a fish you hold', choices: kinds })
        pond.step(game)
      },
    })
    expect(() => hold(forcing, keepsSecrets, { games: 10 })).toThrow(
      /can tell two deals apart|begins here for \w+ tells a secret/,
    )
  })

  test('a line that names a hidden card in its text', () => {
    const talking = pondWith({
      step(game) {
        pond.step(game)
        game.tell(`The water is full of ${identities(game, game.state.deck).at(-1)}`)
      },
    })
    expect(() => hold(talking, keepsSecrets)).toThrow(new RegExp(`${apart.source}log\\.lines`))
  })

  test('chance that depends on a hidden card', () => {
    const tossing = pondWith({
      step(game) {
        if (identities(game, game.state.deck).at(-1) === 'carp') game.random.int(6)
        pond.step(game)
      },
    })
    expect(() => hold(tossing, keepsSecrets, { games: 10 })).toThrow(
      /can tell two deals apart|tells a secret at results/,
    )
  })

  test('an answer that is refused because of a hidden card', () => {
    const refusing = pondWith({
      step(game) {
        const [top] = identities(game, game.state.deck).slice(-1)
        game.requestInputSingle({
          actor: 'ana',
          title: 'Guess the next fish',
          choices: ['carp', 'perch', 'pike'],
          check: ([guess]) => (guess === top ? null : 'Not that one'),
        })
        game.state.round++
      },
    })
    expect(() => hold(refusing, keepsSecrets)).toThrow(
      'whether "Guess the next fish" takes an answer tells ana a secret',
    )
  })

  test('an agent that looks behind the projection', () => {
    const module: GameModule<PondState, Record<string, never>> = {
      definition: pondWith({
        step(game) {
          const top = game.cards.kind(game.state.deck.at(-1) as CardId)
          // Values are for the rules alone: no projection shows them.
          const choices = ['Near', 'Far', 'Deep'].map((title, at) => ({ title, value: at === top }))
          game.requestInputSingle({ actor: 'ana', title: 'Cast', choices })
          game.state.round++
        },
      }),
      about: { tagline: 'A pond', minutes: 1 },
      agents: { random: randomAgent, peeking: { about: 'Looks at values.', create: () => peek } },
    }
    expect(() => hold(module, keepsSecrets)).toThrow('the agent "peeking" chooses differently for ana ("Cast")')
  })

  test('a deck that is kept in order of what it holds', () => {
    const ordered = pondWith({
      step(game) {
        game.state.deck.sort((a, b) => game.cards.kind(a) - game.cards.kind(b))
        pond.step(game)
      },
    })
    expect(() => hold(ordered, keepsSecrets)).toThrow(
      /can tell two deals apart|could be played on with the same answers|tells a secret at state\.deck/,
    )
  })

  test('rules under which hardly any other deal could have gone the same way', () => {
    const revealing = pondWith({
      step(game) {
        const { deck } = game.state
        const kinds = deck.map((card) => game.cards.kind(card))
        // Which card is turned up depends on all the hidden ones.
        game.cards.reveal(deck[kinds.reduce((sum, kind, at) => sum + kind * at, 0) % deck.length] as CardId)
        pond.step(game)
      },
    })
    expect(() => hold(revealing, keepsSecrets)).toThrow(/only \d+ of \d+ other deals could be played on/)
  })

  test('itself, when the deals it compares are the same', () => {
    const narrow = pondWith({
      exchangeable: ({ deck, hands, shown }) => [deck, ...hands, shown].flat().map((card) => [card]),
    })
    expect(() => hold(narrow, keepsSecrets)).toThrow(/only 0 of \d+ deals differ although something is hidden/)
  })
})

const peek: Responder = ({ selector }) => {
  const { choices } = selector as SelectSelector<ChoiceOption>
  return [(choices.find(({ value }) => value === true) as ChoiceOption).title as string]
}
