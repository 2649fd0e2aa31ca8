import { root } from './tools.ts'

/**
 * Programs and threads that tests start from here on run what was compiled before: a server takes half the processor
 * until it is up. A test that is killed leaves nothing there, and Node throws away what does not fit a source.
 */
export function keepCompiled(): void {
  process.env['NODE_COMPILE_CACHE'] ??= `${root}node_modules/.cache/turnwright-compiled`
}
