import { runStages } from './run-stages.ts'
import { checkStages } from './stages.ts'

const stages = checkStages(process.argv.slice(2))

console.log(`Node ${process.version} runs ${stages.map(({ name }) => name).join(', ')}; no tests`)
await runStages(stages)
