/** What a test said, set off below its name, without the way through the runner. */
export const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .map((line) => `  ${line}`)
    .join('\n')
