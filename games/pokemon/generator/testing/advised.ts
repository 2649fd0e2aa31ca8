import { nth, type Seat } from '@turnwright/kernel'
import { createGame, project } from '@turnwright/kernel/host'
import type { ExecuteActionDto } from '../../match/execute-action-dto.ts'
import { answerOf } from '../../match/answer-of.ts'
import { type Match, matchOf } from '../../match/match.ts'
import { cardName } from '../../rules/faces.ts'
import { pokemon } from '../../rules/pokemon.ts'
import type { CardView, PlayerView } from '../../rules/view.ts'
import { stage, type StagedPlayer, type StagedTable } from '../../scenario/stage.ts'
import { explainAction } from '../generate-action.ts'
import { type GeneratorName, GENERATORS } from '../generators.ts'
import { attacksOf, inPlay, type Table, tableOf } from '../table.ts'

/** A duel in the middle of the first player's turn, played by the real rules. */
export function seated(ana: StagedPlayer, bo: StagedPlayer, table: StagedTable = {}) {
  const staged = { ...pokemon, setup: (game: Parameters<typeof stage>[0]) => stage(game, [ana, bo], table) }
  const game = createGame(staged, { players: ['ana', 'bo'], seed: 'advice' })
  game.run()
  if (game.fault !== null) throw game.fault
  return game
}

/** The table as the first player sees it. */
export function seen(ana: StagedPlayer, bo: StagedPlayer, table?: StagedTable): Table {
  return tableOf(matchOf(project(seated(ana, bo, table), 0)).view, 'PLAYER1')
}

/** What the generator advises the first player to do. */
export function advised(ana: StagedPlayer, bo: StagedPlayer, generator: GeneratorName = 'generator-v1') {
  return adviceIn(seated(ana, bo), 0, generator)
}

/** What it advises until the turn is over, or `most` decisions, each carried out by the rules. */
export function turnOf(
  ana: StagedPlayer,
  bo: StagedPlayer,
  generator: GeneratorName = 'generator-v1',
  most = 20,
): string[] {
  const game = seated(ana, bo)
  const done: string[] = []
  const { turnNumber } = game.state
  while (done.length < most && game.state.turnNumber === turnNumber && game.waiting?.selectors[0]?.actor === 'ana') {
    const { does, action } = adviceIn(game, 0, generator)
    done.push(does)
    const { title } = game.waiting.selectors[0]
    game.respondToInputRequest({ actor: 'ana', title, selection: answerOf(action) })
    if (action.actionType === 'END_TURN') break
  }
  return done
}

function adviceIn(game: ReturnType<typeof seated>, seat: Seat, generator: GeneratorName) {
  const match = matchOf(project(game, seat))
  const { action, rule, why } = explainAction(match, 'ana', 'PLAYER1', GENERATORS[generator])
  return { action, does: inWords(match, action), rule, why }
}

/** An action as a test says it: "ATTACH_ENERGY Water Energy to Squirtle". */
export function inWords(match: Match, action: ExecuteActionDto): string {
  const { actionType, actionData } = action
  const { players } = match.view
  const me = nth(players, 0)
  const known = new Map<unknown, string>()
  for (const player of players)
    for (const { card, id } of cardsOf(player)) known.set(card, id === null ? '?' : cardName(id))
  for (const { id, title } of match.prompt?.choices ?? []) if (!known.has(id)) known.set(id, title)
  const named = (card: unknown): string => known.get(card) ?? String(card)
  if (action.actionType === 'ATTACK' && me.active !== null)
    return `${actionType} ${attacksOf(me.active)[action.actionData.attack]?.name}`
  if (action.actionType === 'SELECT') return `${actionType} ${action.actionData.selection.map(named).join(', ')}`
  if ('card' in actionData && 'pokemon' in actionData)
    return `${actionType} ${named(actionData.card)} to ${named(actionData.pokemon)}`
  if ('card' in actionData) return `${actionType} ${named(actionData.card)}`
  return 'pokemon' in actionData ? `${actionType} ${named(actionData.pokemon)}` : actionType
}

function cardsOf(player: PlayerView): readonly CardView[] {
  const { hand, discard, prizes } = player
  return [...hand, ...discard, ...prizes, ...inPlay(player).flatMap(({ cards, energy }) => [...cards, ...energy])]
}
