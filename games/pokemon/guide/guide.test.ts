import { describeGuide } from '@turnwright/testkit'
import { pokemonModule } from '../index.ts'
import { guide } from './guide.ts'

describeGuide(new URL('../', import.meta.url), pokemonModule, guide)
