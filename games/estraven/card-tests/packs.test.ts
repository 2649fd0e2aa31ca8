import { describePacks } from '@turnwright/testkit'
import { FACTS } from './facts.ts'

describePacks(new URL('../', import.meta.url), FACTS)
