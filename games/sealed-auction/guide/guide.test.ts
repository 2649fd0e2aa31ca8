import { describeGuide } from '@turnwright/testkit'
import { sealedAuctionModule } from '../index.ts'
import { guide } from './guide.ts'

describeGuide(new URL('../', import.meta.url), sealedAuctionModule, guide)
