import { keptRecord } from '../replay/kept-record.ts'
import { RecordForm } from './record-form.tsx'

interface RecordForkPageProps {
  readonly at: number | null
  readonly seat: number | null
}

/** A moment of the record that is being watched. */
export function RecordForkPage(moment: RecordForkPageProps) {
  return <RecordForm text={keptRecord.read()} back="/replay" {...moment} />
}
