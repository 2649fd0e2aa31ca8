import { runStages } from './run-stages.ts'
import { testStages } from './stages.ts'

const args = process.argv.slice(2)
const stages = testStages(args)
const chosen = args.length ? ` (only ${args.join(' ')})` : ''

console.log(`Node ${process.version} runs ${stages.map(({ name }) => name).join(', ')}${chosen}`)
await runStages(stages)
