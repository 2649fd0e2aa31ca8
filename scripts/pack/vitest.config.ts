import { defineConfig } from 'vitest/config'
import { keepCompiled } from '../compile-cache.ts'

keepCompiled()

/** What others would install, built, installed and tried out: a stage of its own, which the unit tests do not wait for. */
export default defineConfig({ test: { include: ['scripts/pack/trial/*.trial.ts'], pool: 'threads' } })
