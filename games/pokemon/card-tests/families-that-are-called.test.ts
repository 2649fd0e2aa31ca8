import { callsForFamily } from './calls-for-family.ts'

callsForFamily([
  ['Krabby', 'Call for Family', 'W', ['Krabby'], ['Onix', 'Staryu']],
  ['Marowak', 'Call for Friend', 'FFW', ['Machop', 'Onix'], ['Staryu', 'Machoke']],
  ['Oddish', 'Sprout', 'GG', ['Oddish'], ['Onix', 'Staryu']],
  ['Bellsprout', 'Call for Family', 'G', ['Bellsprout'], ['Onix', 'Staryu']],
  ['Nidoran♀', 'Call for Family', 'GG', ['Nidoran♂'], ['Onix', 'Staryu']],
])
