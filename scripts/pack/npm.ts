import { spawnSync } from 'node:child_process'

/** Runs npm with this process's own Node, as `npm run` found it. */
export function npm(args: readonly string[], cwd: string): string {
  const program = process.env['npm_execpath']
  const [command, ...before] = program?.endsWith('.js') ? [process.execPath, program] : ['npm']
  const { status, stdout, stderr, error } = spawnSync(command as string, [...before, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${cwd}: ${error?.message ?? stderr}`)
  return stdout
}
