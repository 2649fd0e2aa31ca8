/** Something the person at the keyboard can put right. The message says how; the command ends with exit code 2. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
  /** The command whose help would explain it, if one was recognised. */
  readonly command: string | null

  constructor(message: string, command: string | null = null) {
    super(message)
    this.command = command
  }
}

/** The command did its work and found something wrong: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
