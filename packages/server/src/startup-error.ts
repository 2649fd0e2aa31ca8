export type Setting = 'PORT' | 'HOST' | 'DATA_DIR'

/** What whoever started the server calls a setting: the variable, or the option they gave in its place. */
export type Called = (setting: Setting) => string

/** The server cannot start, for a reason that whoever started it can do something about. One line. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
  readonly saidWith: (called: Called) => string

  constructor(why: string | ((called: Called) => string)) {
    const saidWith = typeof why === 'string' ? () => why : why
    super(saidWith((setting) => setting))
    this.saidWith = saidWith
  }
}
