import { describe, expect, test } from 'vitest'
import { pondWith } from '../fixtures/holding.ts'
import { handOf, type PondState, pond } from '../fixtures/pond.ts'
import { pull, stack } from './cards.ts'
import { given } from './given.ts'
import { staged } from './staged.ts'

interface Angler {
  readonly hand?: readonly string[]
  readonly coins?: number
}

interface Bank {
  readonly at?: PondState['phase']
  /** What is fished next. */
  readonly deck?: readonly string[]
}

function onStage(definition = pond) {
  return staged(definition, {
    arrange(state, game, seats: readonly Angler[], { at, deck }: Bank) {
      for (const hand of state.hands) state.deck.push(...hand.splice(0))
      game.cards.shuffle(state.deck)
      for (const [seat, { hand = [], coins = 0 }] of seats.entries()) {
        for (const fish of hand) handOf(state, seat).push(pull(game, state.deck, fish))
        game.cards.show(handOf(state, seat), seat)
        state.coins[seat] = coins
        state.bank -= coins
      }
      stack(game, state.deck, deck ?? [])
      state.phase = at ?? 'bait'
    },
    read: (state, seat, cards) => ({
      hand: handOf(state, seat).map((card) => cards.identity(card)),
      coins: state.coins[seat] as number,
    }),
    verbs: (player) => ({ shows: (...fish: string[]) => player.chooses({ Show: fish }) }),
  })
}

const stagedPond = onStage()

describe('in a scenario', () => {
  test('players answer what they are asked, and the table is as it was laid', () => {
    const { ana, bo } = given(
      stagedPond,
      { ana: { hand: ['carp'] }, bo: { hand: ['pike'] } },
      { at: 'turn', deck: ['perch'], rolls: [3] },
    )
    bo.isNotAsked()
    ana.isAsked('Fish, show or rest')
    ana.isNotAsked('Choose your bait')
    ana.chooses('Fish')
    ana.has({ hand: ['carp', 'perch'], coins: 3 })
    bo.sees('ana fishes and finds 3 coins')
    bo.sees({ coins: [3, 0], shown: [] })
    bo.isAsked('Fish, show or rest')
  })

  test('a choice within a group is named by the group, and equal cards are told apart', () => {
    const { ana, bo } = given(stagedPond, { ana: { hand: ['carp', 'pike', 'carp'] }, bo: {} }, { at: 'turn' })
    ana.shows('carp', 'carp')
    ana.changedOnly({ hand: ['pike'] })
    bo.chooses({ Show: [] })
    bo.has({ coins: 0 })
    ana.isAsked('Choose your bait')
  })

  test('something beside the question is done by its description', () => {
    const { ana } = given(stagedPond, { ana: { coins: 1 }, bo: {} }, { at: 'turn', deck: ['pike'] })
    ana.does('Pay 1 coin for a card')
    ana.has({ coins: 0, hand: ['pike'] })
    ana.isAsked('Fish, show or rest')
  })

  test('what is offered can be looked at', () => {
    const { ana } = given(stagedPond, { ana: { coins: 1 }, bo: {} }, { at: 'turn' })
    ana.isOffered('Fish', 'Rest', 'Show', 'Pay 1 coin for a card')
    ana.isNotOffered('Swim')
    ana.isAsked('Fish, show or rest')
  })

  test('what is offered within a group is looked for by the name of the group, and missed nowhere', () => {
    const { ana } = given(stagedPond, { ana: { hand: ['carp'] }, bo: {} }, { at: 'turn' })
    ana.isOffered({ Show: ['carp'] })
    ana.isNotOffered('pike', { Show: ['pike'] }, { Show: ['Fish'] }, { Dive: ['carp'] })
    ana.isNotOfferedOutside(['Show'], 'carp')
    ana.isAsked('Fish, show or rest')
  })

  test('a refusal is expected by its code or its words, and changes nothing', () => {
    const { ana, bo } = given(stagedPond, { ana: { hand: ['carp'] }, bo: {} }, { at: 'turn' })
    ana.isRefused('unknown-choice', 'Swim')
    ana.isRefused("didn't exist in the choices", 'Swim')
    ana.isRefused('wrong-count', 'Fish', 'Rest')
    ana.isRefused('malformed', 'Show')
    bo.isRefused('wrong-actor', 'Rest')
    ana.isAsked('Fish, show or rest')
  })

  test('what was done can be taken back, until chance comes in', () => {
    const { ana, bo } = given(stagedPond, { ana: {}, bo: {} }, { at: 'turn', rolls: [2] })
    ana.chooses('Rest')
    ana.undoes()
    ana.chooses('Fish')
    ana.cannotUndo()
    bo.isAsked('Fish, show or rest')
  })

  test('somebody who leaves ends a game of two', () => {
    const { ana, bo, scene } = given(stagedPond, { ana: {}, bo: { coins: 2 } }, { at: 'turn' })
    ana.leaves()
    bo.isNotAsked()
    bo.isRefused('finished', 'Rest')
    scene.isOver({ winners: [1], scores: [0, 2] })
  })

  test('a stage may lay the whole table itself', () => {
    const drained = staged(pond, {
      lay: (game) => ({ ...pond.setup(game, {}), phase: 'turn' as const, bank: 0 }),
      arrange: () => {},
      read: ({ coins }, seat) => ({ coins: coins[seat] as number }),
    })
    const { ana, bo } = given(drained, { ana: {}, bo: {} }, { rolls: [3] })
    ana.chooses('Fish')
    ana.has({ coins: 0 })
    bo.sees('ana fishes and finds 0 coins')
    bo.isAsked('Fish, show or rest')
  })

  test('a game needs no stage where its players bring nothing', () => {
    const { ana, bo } = given(pond, { ana: {}, bo: {} }, { seed: 'as it is' })
    ana.isAsked('Choose your bait')
    bo.isAsked('Choose your bait')
  })
})

describe('a player of a scenario fails at once', () => {
  const open = () => given(stagedPond, { ana: { hand: ['carp'] }, bo: {} }, { at: 'turn' })

  test.for([
    ['not asked that', ({ ana }) => ana.isAsked('Swim'), /ana is not asked "Swim": ana is asked "Fish, show or rest"/],
    ['asked after all', ({ ana }) => ana.isNotAsked(), /ana is asked "Fish, show or rest"/],
    ['not offered', ({ ana }) => ana.chooses('Swim'), /"Swim" is not offered, but "Fish", "Rest", "Show"/],
    ['no such group', ({ ana }) => ana.chooses({ Dive: [] }), /there is no group "Dive", but/],
    ['refused', ({ ana }) => ana.chooses('Fish', 'Rest'), /ana was refused at .* expected 1-1, got 2/],
    [
      'not offered what they should be',
      ({ ana }) => ana.isOffered('Swim'),
      /ana is not offered Swim, but Fish, Rest, Show \(carp\)/,
    ],
    ['not offered by itself', ({ ana }) => ana.isOffered('carp'), /ana is not offered carp, but .* Show \(carp\)/],
    [
      'offered outside of the groups that were named',
      ({ ana }) => ana.isNotOfferedOutside(['Dive'], 'carp'),
      /ana is offered carp: Fish/,
    ],
    ['offered what they should not be, within a group', ({ ana }) => ana.isNotOffered('carp'), /ana is offered carp/],
    [
      'offered it within the group that was named',
      ({ ana }) => ana.isNotOffered({ Show: ['carp'] }),
      /ana is offered \{"Show":\["carp"\]\}/,
    ],
    ['offered what they should not be', ({ ana }) => ana.isNotOffered('Fish'), /ana is offered Fish/],
    ['not told why not', ({ ana }) => ana.isToldWhyNot('Swim', 'cold'), /ana does not read why not Swim, but: \[\]/],
    ['not done', ({ scene }) => scene.isOver(), /the game is not over: ana is asked/],
    ['asked nothing', ({ bo }) => bo.chooses('Rest'), /bo is asked nothing: ana is asked/],
    [
      'nothing to do beside it',
      ({ ana }) => ana.does('Swim'),
      /ana cannot "Swim" now, but choose among Fish, Rest, Show/,
    ],
    [
      'not refused',
      ({ ana }) => ana.isRefused('wrong-count', 'Rest'),
      /ana may choose \["Rest"\], which should be refused/,
    ],
    [
      'refused otherwise',
      ({ ana }) => ana.isRefused('finished', 'Swim'),
      /refused as unknown-choice .*, not as "finished"/,
    ],
    ['has less', ({ ana }) => ana.has({ hand: ['pike'] }), /what ana has is different: hand.0 is "carp", not "pike"/],
    ['has more', ({ ana }) => ana.has({ hand: [] }), /hand is \["carp"\], not \[\]/],
    ['sees other things', ({ ana }) => ana.sees({ bank: 1 }), /what ana sees is different: bank is 12, not 1/],
    ['reads other things', ({ ana }) => ana.sees('a storm'), /ana does not read "a storm"/],
  ] as readonly (readonly [string, (cast: ReturnType<typeof open>) => void, RegExp])[])(
    'when somebody is %s',
    ([, act, complaint]) => {
      const cast = open()
      expect(() => act(cast)).toThrow(complaint)
      if (cast.scene.game.waiting !== null && cast.scene.game.log.length === 0) cast.ana.isAsked('Fish, show or rest')
      else cast.bo.isAsked('Fish, show or rest')
    },
  )

  test('when something unnamed changed', () => {
    const { ana, bo } = given(stagedPond, { ana: {}, bo: {} }, { at: 'turn', deck: ['pike'], rolls: [2] })
    ana.chooses('Fish')
    expect(() => ana.isAsked({ kind: 'rest' })).toThrow('ana is not asked {"kind":"rest"}')
    expect(() => ana.changedOnly({ coins: 2 })).toThrow('the hand of ana changed too: [] became ["pike"]')
    bo.isAsked('Fish, show or rest')
  })
})

describe('a scenario fails by itself at its end', () => {
  test('when a question is left open that it did not name', () => {
    const { ana, scene } = given(stagedPond, { ana: {}, bo: {} }, { at: 'turn' })
    ana.chooses('Rest')
    expect(() => scene.ends()).toThrow('the scenario leaves a question open: bo is asked "Fish, show or rest"')
  })

  test('when a scripted roll was not made', () => {
    const { ana, bo, scene } = given(stagedPond, { ana: {}, bo: {} }, { at: 'turn', rolls: [2, 3] })
    ana.chooses('Fish')
    bo.isAsked('Fish, show or rest')
    expect(() => scene.ends()).toThrow('the scenario scripts rolls that nobody made: 3')
  })

  test('when there was a scripted roll too few', () => {
    const { ana, scene } = given(stagedPond, { ana: {}, bo: {} }, { at: 'turn', rolls: [] })
    expect(() => ana.chooses('Fish')).toThrow('the script holds 0 rolls and all are used up')
    expect(() => scene.ends()).toThrow('leaves a question open')
  })

  test('when it does not replay', () => {
    let rests = 0
    const forgetful = onStage(
      pondWith({
        step(game) {
          pond.step(game)
          game.state.bank = 12 - ++rests
        },
      }),
    )
    const { ana, bo, scene } = given(forgetful, { ana: {}, bo: {} }, { at: 'turn' })
    ana.chooses('Rest')
    bo.isAsked('Fish, show or rest')
    expect(() => scene.ends()).toThrow(/does not replay/)
  })

  test('when somebody was told a secret', () => {
    const telling = onStage(
      pondWith({
        step(game) {
          pond.step(game)
          game.tell(`A ${game.cards.identity(game.state.deck.at(-1) as never)} jumps`)
        },
      }),
    )
    const { ana, bo, scene } = given(telling, { ana: {}, bo: {} }, { at: 'turn' })
    ana.chooses('Rest')
    bo.isAsked('Fish, show or rest')
    expect(() => scene.ends()).toThrow(/can tell two deals apart that look alike: the projection differs at log.lines/)
  })

  test.fails('without being told to', () => {
    const { ana } = given(stagedPond, { ana: {}, bo: {} }, { at: 'turn' })
    ana.chooses('Rest')
    expect(ana.name).toBe('ana')
  })
})
