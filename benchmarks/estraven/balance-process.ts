import { serveWorkbench } from '../workbench.ts'
import { measureBalance } from './balance.ts'

serveWorkbench((games) => measureBalance({ gamesEach: Number(games) }))
