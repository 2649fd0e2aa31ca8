/** The same calls, in the thread that owns the file. */
export type Blocking<Part> = {
  readonly [Op in keyof Part]: Part[Op] extends (...args: infer Args) => Promise<infer Value>
    ? (...args: Args) => Value
    : never
}

/** A part of the store whose calls travel together with all others to the thread that owns the file. */
export function partOfStore<Part extends object>(
  call: (operation: string, args: readonly unknown[]) => Promise<unknown>,
): Part {
  return new Proxy({} as Part, {
    get:
      (_, operation) =>
      (...args: readonly unknown[]) =>
        call(String(operation), args),
  })
}
