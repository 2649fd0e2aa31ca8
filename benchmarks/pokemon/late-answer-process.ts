import { pokemonModule } from '@turnwright/pokemon'
import { serveLateAnswers } from '../playing/late-answers.ts'
import { duelsOf } from './tables.ts'

serveLateAnswers(duelsOf('late'), pokemonModule.agents['generator-v1'])
