import { defineConfig } from 'vitest/config'

/** What others would install, built, installed and tried out: a stage of its own, which the unit tests do not wait for. */
export default defineConfig({ test: { include: ['scripts/pack/trial/*.trial.ts'], pool: 'threads' } })
