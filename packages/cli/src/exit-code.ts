export const ExitCode = {
  fine: 0,
  /** The command worked and what it found is bad: a record that diverged, a bug in the rules. */
  failed: 1,
  /** The command was not understood. */
  mistaken: 2,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
