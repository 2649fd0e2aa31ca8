import type { Nobody, PersonalPart } from '../accounts/personal-part.ts'
import type { PersonRows } from '../store/person-rows.ts'

interface OpenedRow {
  readonly id: string
  readonly game: string
  readonly created: number
  readonly closes: number
}

interface PlayedRow {
  readonly deal_id: string
  readonly table_id: string
  readonly begun: number
}

/** Deals that somebody opened for others, and those they played. */
export class PersonalDeals implements PersonalPart {
  readonly name = 'deals'
  readonly #rows: PersonRows

  constructor(rows: PersonRows) {
    this.#rows = rows
  }

  async told(person: string): Promise<object> {
    const [opened, played] = await Promise.all([
      this.#rows.read<OpenedRow>(
        `SELECT id, game, created, closes FROM ${this.#rows.at('deals')} WHERE opened_by = $1 ORDER BY created, id`,
        person,
      ),
      this.#rows.read<PlayedRow>(
        `SELECT deal_id, table_id, begun FROM ${this.#rows.at('deal_games')} WHERE person = $1 ORDER BY begun, deal_id`,
        person,
      ),
    ])
    return {
      opened: opened.map(({ id, game, created, closes }) => ({
        deal: id,
        game,
        opened: dateOf(created),
        closes: dateOf(closes),
      })),
      played: played.map(({ deal_id, table_id, begun }) => ({ deal: deal_id, table: table_id, begun: dateOf(begun) })),
    }
  }

  /** In a deal that both played, each game stays whose it was: one counts for each. */
  async handOver(from: string, to: string): Promise<void> {
    await this.#rows.run([
      this.#rows.passOn('deal_games', ['deal_id'], from, to),
      { sql: `UPDATE ${this.#rows.at('deals')} SET opened_by = $2 WHERE opened_by = $1`, values: [from, to] },
    ])
  }

  /** Others compare their games with it: what was played in a deal stays as somebody's. */
  async forget(person: string, nobody: Nobody): Promise<void> {
    await this.#rows.run([
      {
        sql: `UPDATE ${this.#rows.at('deal_games')} SET person = $2 WHERE person = $1`,
        values: [person, nobody.id],
      },
      {
        sql: `UPDATE ${this.#rows.at('deals')} SET opened_by = $2, opened_by_name = $3 WHERE opened_by = $1`,
        values: [person, nobody.id, nobody.name],
      },
    ])
  }
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString()
}
