import { RECORD_FORMAT } from '@turnwright/kernel/host'

/** As much of a record as tells whether it can be proven from its beginning. */
interface Told {
  readonly format?: unknown
  readonly from?: unknown
  readonly log?: unknown
}

/**
 * Why a record is neither played on at a table nor kept by a server, in a sentence for people; null where nothing speaks
 * against it. States that it holds are somebody's word: tables are made from answers alone.
 */
export function whyNoTable({ format, from, log }: Told): string | null {
  if (typeof format === 'number' && format < RECORD_FORMAT)
    return 'This record was made by an earlier version, whose chance is no longer drawn: it can be neither watched nor played on.'
  if (typeof format === 'number' && format > RECORD_FORMAT)
    return 'This record was made by a later version than this one.'
  if (from !== undefined) return 'This record is of a game that was played on from another: play it on at its table.'
  if (Array.isArray(log) && log.some(isChangeOfRules))
    return 'While this game was played its rules changed, so that its beginning can no longer be proven: it can only be watched.'
  return null
}

function isChangeOfRules(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'kind' in entry && entry.kind === 'rules'
}
