import { type Animal, type Crop, type Good, type Goods, GOODS } from '../cards/goods.ts'
import { SOWN } from '../farm/index.ts'
import type { Account } from './ledger.ts'

/** Books a line that speaks of one player alone. */
export function book(
  mine: Account,
  text: string,
  word: (key: string) => string,
  number: (key: string) => number,
): void {
  switch (text) {
    case '{player} eats {given} for {gained}':
    case '{player} turns {given} into {gained} with {source}':
      take(mine, goodsIn(word('given')))
      return give(mine, goodsIn(word('gained')))
    case '{player} pays {goods} for {card}':
      return take(mine, goodsIn(word('goods')))
    case '{player} lets the offspring work':
      return take(mine, { food: 1 })
    case '{player} bakes 1 grain for {food} food':
      take(mine, { grain: 1 })
      return give(mine, { food: number('food') })
    case '{player} sows {crop} at {field}':
      mine.sown[word('crop') as Crop] += SOWN[word('crop') as Crop]
      return take(mine, { [word('crop')]: 1 })
    case '{player} harvests {crops}':
    case '{player} harvests {crops} more':
      return harvest(mine, goodsIn(word('crops')))
    case '{player} feeds the family with {n} food':
      return take(mine, { food: number('n') })
    case '{player} takes a begging marker':
      mine.begging++
      return
    case '{player} takes {n} begging markers':
      mine.begging += number('n')
      return
    case '{player} gets a point from {source}':
    case '{player} gets {n} points from {source}':
      mine.bonus += number('n')
      return
    case '{player} has a young {animal}':
      return give(mine, { [word('animal') as Animal]: 1 })
    case '{player} lets 1 {animal} go':
      return take(mine, { [word('animal') as Animal]: 1 })
    case "{player}'s family grows to {n}":
      mine.people = number('n')
      return
    case '{player} builds a fence':
    case '{player} builds {n} fences':
      return take(mine, { wood: number('n') })
    case '{player} builds a fence and pays for {price}':
    case '{player} builds {n} fences and pays for {price}':
      return take(mine, { wood: number('price') })
    case '{player} pays {n} {good} in place of wood':
      take(mine, { [word('good')]: number('n') })
      return give(mine, { wood: number('n') })
    case '{player} builds a stable at {cell}':
      return take(mine, { wood: 2 })
    case '{player} builds a stable at {cell} for {goods}':
      return take(mine, goodsIn(word('goods')))
  }
}

function harvest(mine: Account, crops: Goods): void {
  mine.sown.grain -= crops.grain ?? 0
  mine.sown.vegetable -= crops.vegetable ?? 0
  give(mine, crops)
}

function give(account: Account, goods: Goods): void {
  for (const good of GOODS) account[good] += goods[good] ?? 0
}

export function take(account: Account, goods: Goods): void {
  for (const good of GOODS) account[good] -= goods[good] ?? 0
}

export function goodCalled(word: string): Good {
  return (word === 'vegetables' ? 'vegetable' : word) as Good
}

/** `2 grain, 1 vegetable`; `nothing` is nothing. */
export function goodsIn(words: string): Goods {
  const goods: Partial<Record<Good, number>> = {}
  if (words === 'nothing') return goods
  for (const part of words.split(', ')) {
    const [, n = '', name = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    goods[goodCalled(name)] = Number(n)
  }
  return goods
}
