#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Reading some eighty TypeScript files takes longer than most commands; from the second time on it does not.
enableCompileCache()

const { runCommandLine } = await import('./command-line.ts')
const { processTerminal } = await import('./terminal.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal())
