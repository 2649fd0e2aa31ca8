const COMMENT = /^\s*(?:\/\/.*|\/\*\*?[\s\S]*?\*\/)$/gm

/** The head of a describe or a test and its title; the title of a table of cases follows the table. */
const HEAD = /^( *)(?:(describe|test)\(|(?:describe|test)\.each[\s\S]*?\)\()\s*(['"`])((?:\\.|(?!\3).)*)\3/gm

/** Numbers of the generator's page, each whole: "Section 4.2 B" is neither 4.2 nor 4. */
const CITED = /\bSection (\d+(?:\.\d+)*(?: [ABC]\b)?)|\b(v2\.\d+)/g

/** The sections that the tests of a file name, in their own title or in that of the describe around them. */
export function sectionsProvedIn(source: string): ReadonlySet<string> {
  const proved = new Set<string>()
  const text = source.replace(COMMENT, '')
  let around = { title: '', end: 0 }
  for (const { 0: head, 1: indent = '', 2: kind, 4: title = '', index } of text.matchAll(HEAD)) {
    if (kind === 'describe') {
      const end = text.indexOf(`\n${indent}})`, index + head.length)
      around = { title, end: end < 0 ? text.length : end }
      continue
    }
    const titles = index < around.end ? `${around.title} ${title}` : title
    for (const [, section, added] of titles.matchAll(CITED)) proved.add(section ?? added ?? '')
  }
  return proved
}
