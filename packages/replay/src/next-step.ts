import { type GameRecord, RECORD_FORMAT } from '@turnwright/kernel/host'

/** What to do about a record that could not be verified; null where nothing would help. */
export function nextStep(record: GameRecord, rules: number): string | null {
  if (isNewer(record, rules)) return 'Update Turnwright and replay it again.'
  // Its chance is drawn from another generator today: no copy of it could be played again.
  if (record.format < RECORD_FORMAT) return null
  // What was played under earlier rules cannot be proved by any copy of the record.
  if (record.log.some(({ kind }) => kind === 'rules')) return null
  return 'Export the record again, from the table where it was played.'
}

/** Why a record may come out differently although nobody has changed it; null where there is no such reason. */
export function sinceThen(record: GameRecord, { name, rules }: { name: string; rules: number }): string | null {
  if (record.rules >= rules) return null
  return `It was played by rules ${record.rules}, and ${name} has rules ${rules} now; the changelog says what is different`
}

/** Whether a record was made by a Turnwright after this one. */
export function isNewer(record: GameRecord, rules: number): boolean {
  return record.format > RECORD_FORMAT || record.rules > rules
}
