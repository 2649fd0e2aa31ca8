import { runStages } from './run-stages.ts'
import { checkStages } from './stages.ts'

console.log(`Node ${process.version} runs ${checkStages.map(({ name }) => name).join(', ')}; no tests`)
await runStages(checkStages)
