import type { Nobody, PersonalPart } from '../accounts/personal-part.ts'
import type { PersonRows } from '../store/person-rows.ts'
import { beforeIn, beforeText, type ReportRow, talkIn, type TalkRow } from './talk-rows.ts'

/** What somebody said at tables, where they agreed to write, and what they reported. */
export class PersonalTalk implements PersonalPart {
  readonly name = 'talk'
  readonly #rows: PersonRows

  constructor(rows: PersonRows) {
    this.#rows = rows
  }

  /** Who reported them is not theirs to know. */
  async told(person: string): Promise<object> {
    const [lines, writing, reports] = await Promise.all([
      this.#rows.read<TalkRow>(
        `SELECT * FROM ${this.#rows.at('talk_lines')} WHERE person = $1 ORDER BY at, table_id, number`,
        person,
      ),
      this.#rows.read<{ table_id: string }>(
        `SELECT table_id FROM ${this.#rows.at('talk_writers')} WHERE person = $1 ORDER BY table_id`,
        person,
      ),
      this.#rows.read<ReportRow>(
        `SELECT * FROM ${this.#rows.at('talk_reports')} WHERE reporter = $1 ORDER BY at, table_id, number`,
        person,
      ),
    ])
    return {
      said: lines.map((row) => ({ table: row.table_id, said: talkIn(row).said, at: dateOf(row.at) })),
      mayWriteAt: writing.map(({ table_id }) => table_id),
      reported: reports.map(({ table_id, about_name, said, at }) => ({
        table: table_id,
        by: about_name,
        said,
        at: dateOf(at),
      })),
    }
  }

  async handOver(from: string, to: string): Promise<void> {
    const [lines, reports] = [this.#rows.at('talk_lines'), this.#rows.at('talk_reports')]
    await this.#rows.run([
      {
        sql: `UPDATE ${lines} SET person = $2, key = replace(key, $1, $2) WHERE person = $1`,
        values: [from, to],
      },
      this.#rows.passOn('talk_writers', ['table_id'], from, to),
      this.#rows.without('talk_writers', from),
      this.#rows.passOn('talk_reports', ['table_id', 'number'], from, to, 'reporter'),
      this.#rows.without('talk_reports', from, 'reporter'),
      { sql: `UPDATE ${reports} SET about = $2 WHERE about = $1`, values: [from, to] },
      {
        sql: `UPDATE ${reports} SET before = replace(before, $1, $2) WHERE before LIKE '%' || $1 || '%'`,
        values: [from, to],
      },
    ])
  }

  /**
   * What they said goes. The last line of a table stays as a number without words, so that none is given twice. A report
   * stays for whoever reads it, without a name.
   */
  async forget(person: string, nobody: Nobody): Promise<void> {
    const [lines, reports] = [this.#rows.at('talk_lines'), this.#rows.at('talk_reports')]
    const nameless = (who: 'reporter' | 'about') => ({
      sql: `UPDATE ${reports} SET ${who} = $2, ${who}_name = $3 WHERE ${who} = $1`,
      values: [person, nobody.id, nobody.name],
    })
    await this.#rows.run([
      {
        sql: `DELETE FROM ${lines} WHERE person = $1 AND EXISTS (SELECT 1 FROM ${lines} AS later
          WHERE later.table_id = talk_lines.table_id AND later.number > talk_lines.number)`,
        values: [person],
      },
      {
        sql: `UPDATE ${lines} SET person = $2, name = $3, said = 'null', key = $2 WHERE person = $1`,
        values: [person, nobody.id, nobody.name],
      },
      this.#rows.without('talk_writers', person),
      nameless('reporter'),
      nameless('about'),
    ])
    await this.#forgetBefore(person)
  }

  /** What they said before what was reported of another. */
  async #forgetBefore(person: string): Promise<void> {
    const reports = this.#rows.at('talk_reports')
    const found = await this.#rows.read<ReportRow>(
      `SELECT * FROM ${reports} WHERE before LIKE '%' || $1 || '%'`,
      person,
    )
    await this.#rows.run(
      found.map(({ table_id, number, reporter, before }) => ({
        sql: `UPDATE ${reports} SET before = $4 WHERE table_id = $1 AND number = $2 AND reporter = $3`,
        values: [table_id, number, reporter, beforeText(beforeIn(before).filter((line) => line.person !== person))],
      })),
    )
  }
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString()
}
