/** A table, and what greedy answered there, question by question, when it was written down. */
export interface PinnedTable {
  readonly seats: readonly ('greedy' | 'random')[]
  readonly seed: string
  readonly options: object
  readonly answers: string
}

/** Choices by their place, several with +, those of a group with /; a structured answer by its digest, an offer with !. */
export const GREEDY_ANSWERS: readonly PinnedTable[] = [
  {
    seats: ['greedy', 'greedy'],
    seed: 'two',
    options: {},
    answers:
      '9 0 1 3 1 9 7 6 5 6 0 0 0 2 2 2 0 0 7 2 5 6 10 =50a8 0 1 2 9 8 6 2 0 9 0 5 8 0 0 1 11 12 0 7 2 1 0 0 0 5 10 !0 0 0 0 1 8 0 0 0 0 9 2 12 9 7 2 0 0 0 0 3 0 0 13 !0 5 5 11 =3b83 9 13 0 0 14 5 11 2 0 0 3 1 1 0 1 17 !0 !2 !0 11 15 14 0 2 0 0 0 0 0 12 !0 14 0 18 15 0 6 0 0 14 2 1 0 3 4 0 0 5 5 9 =4bde 0 11 0 1 0 0 0 0 0 0 0 0 14 0 0 0 0 14 10 1 0 0 0 0',
  },
  {
    seats: ['greedy', 'random'],
    seed: 'against random',
    options: {},
    answers:
      '1 1 9 4 5 8 0 0 2 4 10 =50a8 0 8 2 6 5 8 0 1 1 0 2 1 10 0 12 4 10 =1978 2 2 2 0 10 11 9 4 0 0 0 1 14 2 2 2 0 0 11 2 13 2 0 17 0 0 0 1 1 0 9 0 14 4 4 0 0 6 11 0 0 2 0 12 !0 !1 4 4 0 0 1 0',
  },
  {
    seats: ['random', 'greedy'],
    seed: 'against random, second',
    options: {},
    answers:
      '4 0 0 =0d04 5 6 0 0 2 3 9 5 8 0 0 0 1 9 5 10 =e491 6 10 0 7 5 8 =9ab1 0 0 0 10 13 16 12 1 1 0 2 7 10 0 0 0 1 11 0 16 10 4 2 2 0 9 2 1 1 2 12 0 0 0 0 0 0 5 3 0 0',
  },
  {
    seats: ['greedy'],
    seed: 'alone',
    options: {},
    answers:
      '4 1 4 5 9 0 7 5 0 0 2 1 0 11 !0 !0 !0 11 0 =0d04 9 10 6 8 0 0 0 1 10 0 0 11 9 2 9 !0 !0 1 13 !1 !1 5 12 =9960 5 1 0 0 10 8 1 10 0 3 2 5 13 14 11 3 2 2 0 0 1 14 16 0 0 0 1 1 0 12 5 12 =c317 15 16 14 4 4 4 4 0 13 0 2 0 0 15 2 0 12 14 0 0 0 0 4 2 3 4 4 4 0 0',
  },
  {
    seats: ['greedy', 'greedy', 'greedy'],
    seed: 'three who draft',
    options: { draft: 'on' },
    answers:
      '0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 0+0 11 0 1 0 0 3 0 9 1 7 9 6 0 0 8 0 8 0 5 0 0 2 1 2 2 11 0 8 8 0 0 0 2 13 0 7 0 0 7 10 !0 0 8 6 1 10 0 10 =dec0 11 0 0 0 6 12 8 11 0 1 5 15 0 4 0 0 2 1 6 9 0 12 0 0 1 5 12 3 0 0 0 0 12 0 10 1 1 9 9 2 1 12 =50a8 12 0 0 13 0 13 6 0 1 1 0 0 0 0 0 5 15 12 !0 14 =1978 12 2 0 4 11 10 1 17 0 1 15 16 0 !0 2 5 14 8 0 0 0 1 0 8 6 0 0 2 1 21 21 0 !0 15 15 0 1 5 12 0 15 16 2 4 14 =4def 1 17 0 0 0 1 1 0 18 18 0 !0 13 1 6 10 0 0 8 5 0 3 0 0 19 20 0 1 0 1 0 17 2 !0 12 2 0 3 0 0 0 0 4 1 7 0 0 1 4 3 0 5 2 1 0 3 2 0 0 0 0',
  },
  {
    seats: ['greedy', 'random', 'greedy', 'greedy'],
    seed: 'four',
    options: { basicConversionAnytime: true },
    answers:
      '11 6 0 0 0 3 4 11 0 0 9 4 1 9 4 0 0 0 0 2 1 14 0 9 7 10 !0 0 0 11 12 1 2 11 0 6 0 0 8 6 0 0 2 1 0 0 6 10 3 10 0 0 0 1 15 14 4 9 8 11 14 !0 !0 15 2 4 0 13 0 7 5 0 0 0 6 0 8 0 0 0 14 0 1 8 6 16 =50a8 11 17 !0 4 0 0 0 1 1 7 8 0 0 0 17 19 16 0 4 9 0 2 12 0 2 0 21 9 1 0 0 2 12 =50a8 15 13 1 0 1 0 0 1 0 0 5 0 13 16 0 1 14 =e86e 19 8 1 18 0 22 20 !1 17 20 0 0 0 1 0 5 2 0 0 3 0 0 22 1 14 !1 !1 19 0 0 0 1 0 15 13 =cec2 15 15 14 0 4 2 0 3 3 3 0 0 0 0 0 0',
  },
  {
    seats: ['greedy', 'random', 'greedy'],
    seed: 'family of three',
    options: { cards: 'none' },
    answers:
      '10 0 1 3 1 9 10 5 10 0 2 2 11 0 4 8 0 0 2 0 0 2 1 10 3 12 =0d04 10 0 0 0 6 0 9 =0d04 14 1 3 2 7 8 0 0 0 0 3 0 0 11 0 8 11 12 =9960 13 4 1 12 =1978 2 3 0 1 0 0 16 16 2 0 2 4 13 13 =9960 3 4 2 3 0 1 1 0 19 3 1 15 17 0 0 0 0 16 15 18 0 1 0 1 0 3 0 2 5 0 1 1 1 0 0 12 2 0 0 16 16 18 0 0 0 0 13 4 0 2 3 2 0 0 0 0',
  },
  {
    seats: ['greedy', 'random', 'random', 'random'],
    seed: 'among randoms',
    options: {},
    answers: '8 8 0 7 3 0 0 2 0 5 0 0 7 0 0 0 0 0 1 0 0 4 0 0 6 0 0 16 0 0 14 0 0 0 9 0 0 15 =cec2 1 13 1 17 0 =c7fc 2',
  },
]
