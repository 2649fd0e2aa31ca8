import type { CDPSession, Page } from '@playwright/test'
import { listenToLiveRegions } from './live-regions.ts'

/** Something that a screen reader reads out, with what can be done to it. */
export interface Spoken {
  readonly role: string
  readonly words: string
  readonly isEnabled: boolean
  readonly isPressed: boolean | null
  /** The key that is said to do the same. */
  readonly key: string | null
  readonly node: number
}

type AxNode = Awaited<ReturnType<typeof queryTree>>[number]

/** Read out by their name; what is inside of them is in the name. */
const NAMED = new Set(['button', 'link', 'heading', 'image', 'checkbox', 'radio', 'textbox', 'DisclosureTriangle'])
/** Told as one sentence. */
const BLOCKS = new Set(['paragraph', 'listitem', 'row', 'status'])
/** Announced when one comes into them. */
const ENTERED = new Set(['group', 'region', 'list', 'table', 'alert', 'dialog', 'alertdialog'])

/** Somebody who sees nothing of a page: its live regions, its focus and its accessibility tree are all there is. */
export class Ears {
  readonly #page: Page
  readonly #chromium: CDPSession
  #document = 0

  private constructor(page: Page, chromium: CDPSession) {
    this.#page = page
    this.#chromium = chromium
  }

  /** Before the first page is opened. */
  static async of(page: Page): Promise<Ears> {
    await page.addInitScript(listenToLiveRegions)
    const chromium = await page.context().newCDPSession(page)
    // Otherwise Chromium makes the whole tree anew whenever something in it is asked for.
    await chromium.send('Accessibility.enable')
    return new Ears(page, chromium)
  }

  /** What live regions have said since last asked, once the page has come to rest. */
  async said(): Promise<readonly string[]> {
    const heard = await this.#page.evaluate(
      () => new Promise<typeof globalThis.heard>((tell) => requestIdleCallback(() => tell(globalThis.heard.splice(0)))),
    )
    return heard.flatMap((each) => (each.kind === 'said' ? [each.text] : []))
  }

  /** What is read out of the thing that has the focus. */
  async focused(): Promise<string | null> {
    const { result } = await this.#chromium.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return null
    const { nodes } = await this.#chromium.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const [node] = nodes
    if (node === undefined || node.ignored || node.role?.value === 'RootWebArea') return null
    return described(node)
  }

  /** Everything in the regions, or dialogs, of that name, from the first to the last. */
  async reads(role: string, name?: string): Promise<readonly Spoken[]> {
    const around = await this.#query(await this.#root(), role, name)
    const spoken: Spoken[] = []
    for (const { backendDOMNodeId } of around)
      if (backendDOMNodeId !== undefined) spoken.push(...readOut(await this.#query(backendDOMNodeId)))
    return spoken
  }

  /** How often the page has changed; null while something on it says that it is about to. */
  changes(): Promise<number | null> {
    return this.#page.evaluate(() =>
      document.querySelector('[aria-busy="true"]') === null ? globalThis.changes : null,
    )
  }

  /** As a screen reader does with what is under its cursor. */
  async activates({ node }: Spoken): Promise<void> {
    await this.#chromium.send('DOM.focus', { backendNodeId: node })
    await this.#page.keyboard.press('Enter')
  }

  async #root(): Promise<number> {
    if (this.#document === 0) {
      const { root } = await this.#chromium.send('DOM.getDocument', { depth: 0 })
      this.#document = root.backendNodeId
    }
    return this.#document
  }

  #query(under: number, role?: string, name?: string) {
    return queryTree(this.#chromium, under, role, name)
  }
}

async function queryTree(chromium: CDPSession, backendNodeId: number, role?: string, accessibleName?: string) {
  const wanted = {
    ...(role === undefined ? {} : { role }),
    ...(accessibleName === undefined ? {} : { accessibleName }),
  }
  const { nodes } = await chromium.send('Accessibility.queryAXTree', { backendNodeId, ...wanted })
  return nodes
}

function readOut(nodes: readonly AxNode[]): readonly Spoken[] {
  const [top] = nodes
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = ({ childIds = [] }: AxNode) =>
    childIds.flatMap((id) => byId.get(id) ?? []).filter((child) => !isDoorToRules(child))
  const hasNamed = (node: AxNode): boolean => childrenOf(node).some((child) => isNamed(child) || hasNamed(child))
  const walk = (node: AxNode): readonly Spoken[] => {
    const role = roleOf(node)
    if (isNamed(node)) return [spoken(node, textOf(node))]
    if (role === 'StaticText') return [spoken(node, textOf(node))]
    if (role === 'ListMarker' || role === 'Legend') return []
    if (BLOCKS.has(role) && !hasNamed(node)) return [spoken(node, sentenceOf(node, childrenOf))]
    const entered = ENTERED.has(role) && textOf(node) !== '' ? [spoken(node, textOf(node))] : []
    return [...entered, ...childrenOf(node).flatMap(walk)]
  }
  return top === undefined ? [] : walk(top).filter(({ role, words }) => role === 'button' || words !== '')
}

/** The number of a rule stands at every question and every refusal: whoever has heard of it once does not listen to it again. */
function isDoorToRules(node: AxNode): boolean {
  return node.properties?.find(({ name }) => name === 'keyshortcuts')?.value.value === '?'
}

function isNamed(node: AxNode): boolean {
  return NAMED.has(roleOf(node))
}

function roleOf(node: AxNode): string {
  return String(node.role?.value ?? '')
}

function textOf(node: AxNode): string {
  return String(node.name?.value ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Its name, then what describes it. */
function described(node: AxNode, name = textOf(node)): string {
  const description = String(node.description?.value ?? '')
  if (description === '') return name
  return `${name}${/[.?!:]$/.test(name) ? '' : '.'} ${description}`
}

function sentenceOf(node: AxNode, childrenOf: (node: AxNode) => readonly AxNode[]): string {
  if (roleOf(node) === 'ListMarker') return ''
  if (roleOf(node) === 'StaticText') return textOf(node)
  return childrenOf(node)
    .map((child) => sentenceOf(child, childrenOf))
    .filter((words) => words !== '')
    .join(' ')
}

function spoken(node: AxNode, words: string): Spoken {
  const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value
  const pressed: unknown = property('pressed')
  const key: unknown = property('keyshortcuts')
  return {
    role: roleOf(node),
    words: described(node, words),
    isEnabled: property('disabled') !== true,
    isPressed: pressed === undefined ? null : pressed === 'true',
    key: typeof key === 'string' && key !== '' ? key : null,
    node: node.backendDOMNodeId ?? 0,
  }
}
