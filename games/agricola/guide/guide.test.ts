import { describeGuide } from '@turnwright/testkit'
import { agricolaModule } from '../index.ts'
import { guide } from './guide.ts'

describeGuide(new URL('../', import.meta.url), agricolaModule, guide)
