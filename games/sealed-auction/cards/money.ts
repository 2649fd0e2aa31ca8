/** Something to bid with. */
export interface Money {
  readonly id: string
  readonly name: string
  readonly value: number
  /** How many of it lie in the money pile. */
  readonly copies: number
}

export const COINS: readonly Money[] = [coin(1, 10), coin(2, 10), coin(3, 10), coin(5, 10), coin(9, 8)]

/** Every collector holds one from the start. It is never drawn, and bid only for a family its owner collects. */
export const PROMISE: Money = { id: 'promise', name: 'Promise of 8', value: 8, copies: 0 }

function coin(value: number, copies: number): Money {
  return { id: `coin-${value}`, name: value === 1 ? '1 coin' : `${value} coins`, value, copies }
}
