const TAG = /<(\/?)([\w-]+)((?:[^>"]|"[^"]*")*?)(\/?)>|([^<]+)/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The texts and labels of a drawn page that reach ears: whatever is hidden from them is drawn in its own way. */
export function heardIn(markup: string): readonly string[] {
  const heard: string[] = []
  const hidden: boolean[] = []
  for (const [, closes, , attributes = '', isEmpty, text] of markup.matchAll(TAG)) {
    const isHidden = hidden.at(-1) === true
    if (text !== undefined) {
      if (!isHidden) heard.push(plain(text))
    } else if (closes === '/') hidden.pop()
    else {
      const label = / aria-label="([^"]*)"/.exec(attributes)?.[1]
      const hides = isHidden || attributes.includes('aria-hidden="true"')
      if (label !== undefined && !hides) heard.push(plain(label))
      if (isEmpty === '') hidden.push(hides)
    }
  }
  return heard
}

function plain(text: string): string {
  return text.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim()
}
