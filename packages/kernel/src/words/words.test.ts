import { describe, expect, test } from 'vitest'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'
import { lineText, type ProjectedLine, PSEUDO_LOCALE, project, recordOf, replay, sentenceFor } from '../host.ts'
import { type About, type CardId, counted, type GameDefinition, type Seat, type Vocabulary } from '../index.ts'
import { imagine, Random } from '../search.ts'

type Ask =
  | { readonly kind: 'bait'; readonly card: CardId }
  | { readonly kind: 'take'; readonly fish: number }
  | { readonly kind: 'throw-back' }
  | { readonly kind: 'nap' }
  | { readonly kind: 'hooked'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'done' }
  | { readonly kind: 'basket'; readonly by: Seat; readonly cards: readonly CardId[] }

const english: Vocabulary<Ask> = {
  en: {
    bait: ({ card }, say) => ({ title: say`Bait ${say.card(card)}?`, help: 'Big fish like small fish' }),
    take: ({ fish }) => ({ title: `Take ${counted(fish, 'fish', 'fish')}`, detail: 'Into the basket' }),
    'throw-back': () => 'Throw it back',
    nap: () => 'Have a nap',
    hooked: ({ by, card }, say) => say`${say.seat(by)} hooks ${say.card(card)}`,
    done: () => 'The sun sets',
    basket: ({ by, cards }, say) => say`${say.seat(by)} has ${say.list(cards.map(say.card))} in the basket`,
  },
}

interface Pond {
  deck: CardId[]
  hands: CardId[][]
  turns: number
}

const NAP = { type: 'nap', about: { kind: 'nap' } } as const

function pond(words: Vocabulary<Ask>): GameDefinition<Pond, Record<string, never>, unknown, Ask> {
  return {
    ...smallGame<Pond>(() => ({ deck: [], hands: [], turns: 0 }), { step: () => undefined }),
    words,
    identities: ['carp', 'pike', 'eel'],
    cardName: (identity) => identity.toUpperCase(),
    setup(game) {
      const deck = game.cards.create('fish', ['carp', 'pike', 'eel'])
      game.cards.shuffle(deck)
      return { deck, hands: game.players.map(() => []), turns: 0 }
    },
    step(game) {
      const seat = game.state.turns % 2
      const [card] = game.cards.draw(game.state.deck, game.state.hands[seat] as CardId[], seat) as [CardId]
      game.tell({ kind: 'hooked', by: seat, card })
      game.requestInputSingle({
        actor: game.player(seat).name,
        about: { kind: 'bait', card },
        choices: [{ id: 'take', about: { kind: 'take', fish: 1 } }, { about: { kind: 'throw-back' } }],
        unavailable: () => [{ about: { kind: 'take', fish: 2 }, reason: 'There is only one' }],
        anytime: [NAP],
      })
      game.state.turns++
    },
    result: ({ turns }) => (turns < 2 ? null : { winners: [], scores: [0, 0], reason: { kind: 'done' } }),
    leave: () => undefined,
    view: ({ turns }) => ({ turns }),
  }
}

const begun = (words = english, seed = 'pond') => started(pond(words) as GameDefinition<Pond>, 2, seed)

describe('what is asked and told', () => {
  test('K123: travels as data through the door, in questions, choices, refusals, offers, lines and results', () => {
    const game = begun()
    const [prompt] = project(game, 0).prompts
    const [card] = game.state.hands[0] as [CardId]
    expect(prompt?.about).toEqual({ kind: 'bait', card })
    expect(prompt?.choices.map(({ id, about }) => [id, about])).toEqual([
      ['take', { kind: 'take', fish: 1 }],
      ['throw-back', { kind: 'throw-back' }],
    ])
    expect(prompt?.unavailable[0]?.about).toEqual({ kind: 'take', fish: 2 })
    expect(prompt?.anytime[0]?.about).toEqual({ kind: 'nap' })
    expect(project(game, 0).log.lines[0]?.about).toEqual({ kind: 'hooked', by: 0, card })
    answers(game, 'ana', 'take')
    answers(game, 'bo', 'throw-back')
    expect(project(game, null).result).toMatchObject({ about: { kind: 'done' }, reason: 'The sun sets' })
  })

  test('K123: a card that somebody may not know is null to them, in lines and in what others are asked', () => {
    const game = begun()
    const [card] = game.state.hands[0] as [CardId]
    const identity = game.cards.identity(card)
    expect(project(game, 0).log.lines[0]).toMatchObject({ about: { card }, identities: { [card]: identity } })
    for (const seat of [1, null]) {
      const told = project(game, seat)
      expect(told.log.lines[0]).toMatchObject({ about: { kind: 'hooked', by: 0, card: null }, identities: {} })
      expect(told.waitingFor[0]).toMatchObject({ about: { kind: 'bait', card: null }, title: 'Bait a card?' })
      expect(JSON.stringify(told)).not.toContain(identity)
    }
  })

  test('K123: an offer is named by its content, whatever its words', () => {
    const game = begun()
    const offer = project(game, 0).prompts[0]?.anytime[0]
    expect(offer?.description).toBe('Have a nap')
    for (const anytimeAction of [NAP, { ...NAP, description: 'Have a nap' }, { ...NAP, description: 'Doze' }])
      expect(() =>
        game.respondToInputRequest({
          actor: 'ana',
          title: asked(game)[0]?.slice(5) as string,
          selection: { action: 'anytime-action', anytimeAction },
        }),
      ).not.toThrow('is offered')
  })
})

describe('words', () => {
  test('K124: are made of what something is about, for whoever reads', () => {
    const game = begun()
    const name = game.cards.identity(game.state.hands[0]?.[0] as CardId).toUpperCase()
    expect(asked(game)).toEqual([`ana: Bait ${name}?`])
    const [prompt] = project(game, 0).prompts
    expect(prompt).toMatchObject({ title: `Bait ${name}?`, help: 'Big fish like small fish' })
    expect(prompt?.choices).toMatchObject([
      { title: 'Take 1 fish', detail: 'Into the basket' },
      { title: 'Throw it back' },
    ])
    const lines = (seat: Seat | null) => project(game, seat).log.lines.map(lineText)
    expect(lines(0)).toEqual([`ana hooks ${name}`])
    expect(lines(1)).toEqual(['ana hooks a card'])
  })

  test('K124: a kind without words is told by its name', () => {
    const silent = started({ ...pond(english), words: undefined as never } as GameDefinition<Pond>, 2, 'pond')
    expect(asked(silent)).toEqual(['ana: bait'])
  })

  const reworded: Vocabulary<Ask> = {
    en: { ...english.en, bait: () => 'Quite another sentence', hooked: () => 'Splash' },
  }

  test('K124: a record made before a rewording replays EXACT, and request ids stay', () => {
    const game = begun()
    const requestId = project(game, 0).prompts[0]?.requestId
    expect(project(begun(reworded), 0).prompts[0]?.requestId).toBe(requestId)
    answers(game, 'ana', 'take')
    answers(game, 'bo', 'throw-back')
    const record = JSON.parse(JSON.stringify(recordOf(game)))
    expect(JSON.stringify(record.log)).not.toMatch(/Bait|Take|Throw|sun/)
    expect(replay(pond(reworded), record).verdict).toBe('EXACT')
  })

  test('K124: a fork finds its question by what it is about', () => {
    const game = begun()
    const fork = imagine(game, 0, Random.fromSeed('fork'))
    expect(fork?.waiting?.selectors[0]?.about).toEqual(game.waiting?.selectors[0]?.about)
  })

  test('K124: are made of no more than the reader is told', () => {
    const heard: unknown[] = []
    const note = (kind: 'hooked' | 'bait') => (about: object) => {
      heard.push(about)
      return kind
    }
    const game = begun({ en: { ...english.en, hooked: note('hooked'), bait: note('bait') } })
    heard.length = 0
    project(game, 1)
    expect(heard).toEqual([
      { kind: 'bait', card: null },
      { kind: 'hooked', by: 0, card: null },
    ])
  })

  test('K124: tell what a card is to whoever may know it, and to nobody else', () => {
    const told = (seat: Seat) => {
      const game = begun({ en: { ...english.en, hooked: ({ card }, say) => say.identity(card) ?? 'something' } })
      return {
        said: project(game, seat).log.lines.map(lineText),
        caught: game.cards.identity(game.state.hands[0]?.[0] as CardId),
      }
    }
    expect(told(0).said).toEqual([told(0).caught])
    expect(told(1).said).toEqual(['something'])
    const asks = begun({
      en: { ...english.en, bait: ({ card }, say) => ({ title: 'Bait it?', help: `${say.identity(card)}` }) },
    })
    expect(project(asks, 0).prompts[0]?.help).toBe(told(0).caught)
  })

  test('K124: what a program expects is told by cards that the seat knows now, and others are no more than cards', () => {
    const game = begun()
    const [own] = game.state.hands[0] as [CardId]
    const [top] = game.state.deck.slice(-1) as [CardId]
    const hooks = (card: CardId) => ({ kind: 'hooked', by: 0, card })
    const name = game.cards.identity(own).toUpperCase()
    expect(sentenceFor(game, hooks(own), 0, 'en')).toBe(`ana hooks ${name}`)
    expect(sentenceFor(game, hooks(own), 1, 'en')).toBe('ana hooks a card')
    expect(sentenceFor(game, hooks(top), 0, 'en')).toBe('ana hooks a card')
    // In an imagined game a card may get an id that this table never had.
    expect(sentenceFor(game, hooks((own + 2 ** 20) as CardId), 0, 'en')).toBe('ana hooks a card')
  })

  test('K124: a list of things stands in a sentence, each thing as a part of its own', () => {
    const base = pond(english)
    const step: typeof base.step = (rules) => {
      const { hands, deck } = rules.state
      rules.cards.draw(deck, hands[0] as CardId[], 0)
      rules.tell({ kind: 'basket', by: 1, cards: hands.flat().concat(deck) })
      rules.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
    }
    const game = started({ ...base, step } as GameDefinition<Pond>)
    const { parts } = project(game, 0).log.lines.at(-1) as ProjectedLine
    const own = { card: game.state.hands[0]?.[0], name: expect.stringMatching(/^[A-Z]+$/) }
    const other = { card: null, name: 'a card' }
    expect(parts).toEqual([{ seat: 1, name: 'bo' }, ' has ', own, ', ', other, ' and ', other, ' in the basket'])
  })

  test('K124: `1 egg`, `3 eggs`', () => {
    expect([counted(1, 'egg'), counted(3, 'egg'), counted(0, 'fish', 'fish')]).toEqual(['1 egg', '3 eggs', '0 fish'])
  })
})

describe('locales', () => {
  const german: Vocabulary<Ask> = { ...english, de: { ...english.en, nap: () => 'Schlafen', hooked: () => 'Platsch' } }

  test('K125: what people read is in the locale that was asked for; titles stay', () => {
    const game = begun(german)
    const { prompts, log } = project(game, 0, { locale: 'de' })
    expect(prompts[0]?.anytime[0]).toMatchObject({ description: 'Have a nap', text: 'Schlafen' })
    expect(log.lines.map(lineText)).toEqual(['Platsch'])
    expect(project(game, 0).log.lines.map(lineText)[0]).toMatch(/^ana hooks/)
    expect(prompts[0]?.title).toBe(project(game, 0).prompts[0]?.title)
    answers(game, 'ana', 'take')
  })

  test('K125: a locale that a game does not speak is English', () => {
    const game = begun()
    expect(project(game, 0, { locale: 'fr' }).log.lines.map(lineText)[0]).toMatch(/^ana hooks/)
  })

  test('K125: the pseudo-locale rewrites every sentence, longer, and leaves names', () => {
    const game = begun()
    const { prompts, log } = project(game, 1, { locale: PSEUDO_LOCALE })
    expect(prompts).toEqual([])
    expect(lineText(log.lines[0] as never)).toMatch(/^⟦ana hóóks a card ~+⟧$/)
    const [prompt] = project(game, 0, { locale: PSEUDO_LOCALE }).prompts
    const read = [prompt?.text, prompt?.help, ...(prompt?.choices ?? []).flatMap(({ text, detail }) => [text, detail])]
    const sentences = read.filter((text) => text !== undefined)
    expect(sentences).toHaveLength(5)
    for (const text of sentences) expect(text).toMatch(/^⟦.* ~+⟧$/)
  })
})

describe('the asking kit', () => {
  interface Asked {
    got: unknown
  }
  const KINDS = { question: { kind: 'question' } }
  const asking = (ask: (game: Parameters<GameDefinition<Asked>['step']>[0]) => unknown) =>
    started(
      smallGame<Asked>(() => ({ got: null }), {
        step(game) {
          game.state.got = ask(game)
          game.finish({ winners: [], scores: [], reason: 'asked' })
        },
      }),
    )
  const after = (game: ReturnType<typeof asking>, ...selection: readonly (string | number)[]): unknown => {
    answers(game, 'ana', ...selection)
    return game.state.got
  }

  test('K126: one thing comes back as that thing', () => {
    expect(
      after(
        asking(({ ask }) => ask.one(0, KINDS.question, ['a', 'b'])),
        'b',
      ),
    ).toBe('b')
    const valued = asking(({ ask }) =>
      ask.one(0, KINDS.question, [
        { id: 'a', value: 1 },
        { id: 'b', value: 2 },
      ]),
    )
    expect(after(valued, 'a')).toBe(1)
    expect(asking(({ ask }) => ask.one(0, KINDS.question, [])).fault?.message).toMatch('nothing to choose from')
  })

  test('K126: some, any number, and an order come back as lists', () => {
    const three = ['a', 'b', 'c']
    expect(
      after(
        asking(({ ask }) => ask.some(0, KINDS.question, three, { count: 2 })),
        'c',
        'a',
      ),
    ).toEqual(['c', 'a'])
    expect(after(asking(({ ask }) => ask.any(0, KINDS.question, three)))).toEqual([])
    expect(
      after(
        asking(({ ask }) => ask.order(0, KINDS.question, three)),
        'b',
        'c',
        'a',
      ),
    ).toEqual(['b', 'c', 'a'])
    expect(asking(({ ask }) => ask.order(0, KINDS.question, ['a'])).state.got).toEqual(['a'])
  })

  test('K126: yes or no, a player, and a card', () => {
    const willing = asking(({ ask }) => ask.yesNo(0, KINDS.question))
    expect(project(willing, 0).prompts[0]?.choices.map(({ title }) => title)).toEqual(['Yes', 'No'])
    expect(after(willing, 'no')).toBe(false)
    const whom = asking(({ ask }) => ask.player(0, KINDS.question, [0, 1]))
    expect(project(whom, 0).prompts[0]?.choices.map(({ title }) => title)).toEqual(['ana', 'bo'])
    expect(after(whom, 1)).toMatchObject({ name: 'bo' })
    const which = started(
      smallGame<Asked>(() => ({ got: null }), {
        identities: ['carp', 'pike'],
        step(game) {
          const cards = game.cards.create('fish', ['carp', 'pike'], 'everyone')
          game.state.got = game.cards.identity(game.ask.card(0, KINDS.question, cards))
          game.finish({ winners: [], scores: [], reason: 'asked' })
        },
      }),
    )
    const pike = project(which, 0).prompts[0]?.choices.find(({ title }) => title === 'pike')
    expect(after(which, pike?.id as number)).toBe('pike')
  })
})

test('K123: two questions of a kind that are about different things are different questions', () => {
  const step: GameDefinition<{ n: number }>['step'] = (game) => {
    const about: About & { readonly n: number } = { kind: 'count', n: game.state.n }
    game.requestInputSingle({ actor: 'ana', about, choices: ['a', 'b'] })
    game.state.n++
  }
  const game = started(smallGame<{ n: number }>(() => ({ n: 0 }), { step }))
  answers(game, 'ana', 'a')
  const record = JSON.parse(JSON.stringify(recordOf(game)))
  record.log[0].about.n = 7
  const { verdict } = replay(
    smallGame<{ n: number }>(() => ({ n: 0 }), { step }),
    record,
  )
  expect(verdict).toBe('DIVERGED')
})
