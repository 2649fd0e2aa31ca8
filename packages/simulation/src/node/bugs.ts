import { type Core, Refusal, somebody, type TableHandlers, ticketFor } from '@turnwright/server/core'

/** Mistakes that a server could hold, planted to see whether they are found. */
export type Bug = 'no-fence' | 'lost-notices' | 'late-keys' | 'forgotten-marks' | 'unsent-reminders'

export const BUGS: readonly Bug[] = ['no-fence', 'lost-notices', 'late-keys', 'forgotten-marks', 'unsent-reminders']

/** Answers as they would be if a key were looked up only when the question is still open: retries come too late. */
export function withLateKeys(handlers: TableHandlers, tables: Core['tables']): TableHandlers {
  return {
    ...handlers,
    'POST /api/tables/:id/answers': ({ params: { id }, body, visitor }) => {
      const person = somebody(visitor)
      return tables.with(id, (desk) => {
        const seat = desk.mustSit(person.id)
        const ticket = ticketFor(seat, 'answer', body)
        const game = desk.mustPlay()
        const { actor, title, selection, requestId, branchId } = body
        if (game.player(seat).name !== actor) throw new Refusal('not-your-seat')
        desk.attempt(() =>
          game.respondToInputRequest({ actor, title, selection, requestId, branchId, isUserResponse: true }),
        )
        return desk.repeated(ticket) ?? desk.commitFor(ticket, { offer: null })
      })
    },
  }
}
