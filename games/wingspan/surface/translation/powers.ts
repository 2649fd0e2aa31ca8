import { findBird } from '../../rules/mat.ts'
import { birdInstanceId, HABITAT_NAMES, type Habitat, habitatName, ownHabitat } from '../core.ts'
import { playerIdAt } from '../game-state.ts'
import {
  answerNow,
  type Asked,
  birdCalled,
  decline,
  decliningWord,
  isOffered,
  offeredBirds,
  Refusal,
  type Translation,
} from './translation.ts'

export const activatePower: Translation<'activatePower'> = {
  prompt: (asked) => ({
    kind: 'activatePower',
    birdInstanceId: actingBird(asked),
    description: asked.selector.help ?? asked.selector.title ?? '',
  }),
  read: (asked, { activate }) => answerNow(asked, [activate === true ? 'use' : 'skip']),
}

/** The bird whose power asks, whose ever it is. */
export function actingBird({ game, about }: Pick<Asked, 'game' | 'about'>): string | null {
  const { players } = game.state
  const acting = 'card' in about ? about.card : null
  if (acting === null) return null
  const seat = players.findIndex(({ rows }) => rows.some((row) => row.some(({ card }) => card === acting)))
  const player = players[seat]
  return player === undefined ? null : birdInstanceId(playerIdAt(game, seat), findBird(player, acting))
}

export const repeatPower: Translation<'repeatPower'> = {
  prompt: (asked) => ({ kind: 'repeatPower', eligibleBirds: [...offeredBirds(asked).keys()] }),
  read: (asked, { bird }) => (bird === null ? decline(asked) : answerNow(asked, [birdCalled(asked, bird)])),
}

export const selectPlayer: Translation<'selectPlayer'> = {
  prompt: ({ game, selector }) => ({
    kind: 'selectPlayer',
    eligiblePlayers: selector.choices.flatMap((choice) =>
      typeof choice === 'object' && typeof choice.id === 'number' ? [playerIdAt(game, choice.id)] : [],
    ),
  }),
  read(asked, { player }) {
    if (player === null) return decline(asked)
    const seat = asked.game.players.find(({ name }) => name === player)?.seat
    if (seat === undefined) throw new Refusal('NOT_ELIGIBLE', `There is no player ${String(player)}`)
    return answerNow(asked, [seat])
  },
}

export const selectHabitat: Translation<'selectHabitat'> = {
  prompt: (asked) => ({
    kind: 'selectHabitat',
    eligibleHabitats: HABITAT_NAMES.filter((habitat) => isOffered(asked, ownHabitat(habitat))),
    mayDecline: decliningWord(asked) !== null,
  }),
  read(asked, { habitat }) {
    if (habitat === null) return decline(asked)
    const row = HABITAT_NAMES.indexOf(habitat as Habitat)
    if (row < 0) throw new Refusal('MALFORMED', `${String(habitat)} is no habitat`)
    return answerNow(asked, [ownHabitat(habitatName(row))])
  },
}
