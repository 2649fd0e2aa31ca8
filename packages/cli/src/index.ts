export { runCommandLine } from './command-line.ts'
