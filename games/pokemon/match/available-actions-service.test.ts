import type { Selection, SelectSelector } from '@turnwright/kernel'
import { type ChoiceId, choiceId, createGame, validateSelection } from '@turnwright/kernel/host'
import { legalSelections, type Question, Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { pokemon } from '../rules/pokemon.ts'
import { answerOf } from './answer-of.ts'
import { AvailableActionsService } from './available-actions-service.ts'
import type { ExecuteActionDto } from './execute-action-dto.ts'
import { matchOf } from './match.ts'
import { identifierOf, PlayerActionType } from './vocabulary.ts'

/** Plays a random game and looks at every question before it is answered. */
function playing(options: object, look: (question: Question, actions: readonly ExecuteActionDto[]) => void): void {
  const chance = Random.fromSeed('actions')
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: JSON.stringify(options), options })
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      const { projection, selector } = { projection: question.projection(), selector: question.selector }
      const actions = AvailableActionsService.getAvailableActions(
        matchOf(projection, 'm1'),
        selector.actor,
        identifierOf(question.seat),
      )
      look(question, actions)
      return answerOf(actions[chance.int(actions.length)] as ExecuteActionDto)
    })
  game.run()
  expect(game.fault).toBeNull()
  expect(game.result).not.toBeNull()
}

const DECKS = ['zap', 'raindance-base', 'damage-swap-base', 'strange-psyshock-gb']

test.each(DECKS)('the actions of %s map one to one to the legal answers of every question', (deck1) => {
  playing({ deck1, deck2: 'brushfire', ceremony: 'by-hand' }, ({ selector }, actions) => {
    const answers = actions.map(answerOf)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
    for (const answer of answers) validateSelection(selector, answer)
    expect(answers.length).toBe(countUpTo(legalAnswersTo(selector as SelectSelector), 64))
  })
})

/** What is put back in an order of its own can be put back in every order. */
function legalAnswersTo(selector: SelectSelector): Iterator<Selection> {
  const ordered = selector.title?.startsWith('Put these cards back') === true
  return ordered ? ordersOf(selector.choices.map(choiceId)).values() : legalSelections(selector)
}

function ordersOf(ids: readonly ChoiceId[]): readonly Selection[] {
  if (ids.length === 0) return [[]]
  return ids.flatMap((first) => ordersOf(ids.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

function countUpTo(selections: Iterator<Selection>, most: number): number {
  let count = 0
  while (count < most && selections.next().done !== true) count++
  return count
}

test('every type of action but to concede is met, and names the match and the player', () => {
  const met = new Set<string>()
  for (const deck1 of ['venucenter-base', ...DECKS])
    playing({ deck1, deck2: 'haymaker-base', ceremony: 'by-hand' }, ({ selector }, actions) => {
      for (const { actionType, matchId, playerId } of actions) {
        met.add(actionType)
        expect([matchId, playerId]).toEqual(['m1', selector.actor])
      }
    })
  expect([...met].toSorted()).toEqual(
    Object.values(PlayerActionType)
      .filter((type) => type !== 'CONCEDE')
      .toSorted(),
  )
})

test('P60: a player who brings a deck is shown ready ones, each as it stands', () => {
  const shown: Selection[] = []
  playing({ deck1: 'own', deck2: 'zap' }, ({ selector }, actions) => {
    if (selector.type !== 'action') return
    shown.push(...actions.map(answerOf))
    for (const answer of shown) validateSelection(selector, answer)
  })
  expect(shown.slice(0, 2)).toEqual([['overgrowth'], ['zap']])
})

test('a player who is asked nothing has no actions', () => {
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: 'nobody' })
  const match = { ...matchOf({ view: null, prompts: [] }), id: 'm1' }
  expect(game.waiting).toBeNull()
  expect(AvailableActionsService.getAvailableActions(match, 'ana', 'PLAYER1')).toEqual([])
})

test('to concede answers no question', () => {
  const concede: ExecuteActionDto = { matchId: 'm1', playerId: 'ana', actionType: 'CONCEDE', actionData: {} }
  expect(() => answerOf(concede)).toThrow('to concede is to leave the table')
})
