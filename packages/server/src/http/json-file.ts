import type { ReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

/** JSON that lies in a file, to be sent as fast as it is read and no faster. */
export class JsonFile {
  readonly size: number
  readonly #handle: FileHandle

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
  }

  static async of(handle: FileHandle): Promise<JsonFile> {
    const { size } = await handle.stat()
    return new JsonFile(handle, size)
  }

  /** Closes the file when it is read, or nobody reads on. */
  read(): ReadStream {
    return this.#handle.createReadStream()
  }
}
