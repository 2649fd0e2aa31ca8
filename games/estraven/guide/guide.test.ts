import { describeGuide } from '@turnwright/testkit'
import { estravenModule } from '../index.ts'
import { guide } from './guide.ts'

describeGuide(new URL('../', import.meta.url), estravenModule, guide)
