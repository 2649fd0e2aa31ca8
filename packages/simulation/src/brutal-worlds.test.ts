import { liveThrough } from './testing/live-through.ts'

liveThrough('brutal')
