import { serveWorkbench } from '../workbench.ts'
import { measureGrowth } from './growth.ts'

serveWorkbench((seed) => ({ ratio: measureGrowth(String(seed)) }))
