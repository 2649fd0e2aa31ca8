import { describeGuide } from '@turnwright/testkit'
import { wingspanModule } from '../index.ts'
import { guide } from './guide.ts'

describeGuide(new URL('../', import.meta.url), wingspanModule, guide)
