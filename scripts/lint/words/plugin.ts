import { askInData } from './ask-in-data.ts'
import { decideByData } from './decide-by-data.ts'

/** The linter's own door for rules: it wants them as the default export. */
export default { meta: { name: 'words' }, rules: { 'ask-in-data': askInData, 'decide-by-data': decideByData } }
