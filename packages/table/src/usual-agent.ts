/** Whom one meets who does not choose: the fair one, else the first who does not play at random, for that is no fun for long. */
export function usualAgent(names: readonly string[]): string {
  return names.find((name) => name === 'fair') ?? names.find((name) => name !== 'random') ?? 'random'
}
