#!/usr/bin/env node
import module from 'node:module'

const NEEDED = 26
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(`turnwright needs Node ${NEEDED} or later, and this is ${process.version}. Install it, and try again.`)
  process.exit(2)
}

// Reading some eighty TypeScript files takes longer than most commands; from the second time on it does not.
module.enableCompileCache()

const { runCommandLine } = await import('./command-line.ts')
const { processTerminal } = await import('./terminal.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal())
