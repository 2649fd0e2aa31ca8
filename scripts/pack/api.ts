import { keepReports } from './api-folder.ts'
import { compileSources } from './compile.ts'

compileSources()
keepReports()
console.log('docs/api says what every package hands out. Look at what has changed before you commit it.')
