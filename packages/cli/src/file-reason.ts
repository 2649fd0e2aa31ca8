const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not',
  EEXIST: 'the file is there already',
}

/** Why a file could not be used, in plain words. */
export function fileReason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  return ('code' in thrown && REASONS[String(thrown.code)]) || thrown.message
}
