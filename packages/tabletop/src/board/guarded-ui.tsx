import type { PromptAnytime } from '@turnwright/kernel/host'
import type { ReactNode } from 'react'
import { wordsOf, wordsOfAnytime } from '../request/words-of.ts'
import type { BoardProps } from './board-props.ts'
import { type BoardSectionName, type ChoiceFace, type GameUi, type HookName, PLAIN_VALUES } from './game-ui.ts'
import { HookGuard, PlainBody, type TellFault } from './hook-guard.tsx'

/** Hooks whose value is drawn as it is, and those that give the face of something. */
const DRAWING: readonly HookName[] = ['plateOf', 'tallyOf', 'leadOf', 'bodyOf']
const FACING: readonly HookName[] = ['faceOf', 'refusedFaceOf', 'anytimeFaceOf']

/** What the page holds ready for a body that breaks. */
const readyBody = <PlainBody.Consumer>{(body) => body}</PlainBody.Consumer>

/**
 * A game's look that cannot take the page down: where one of its hooks breaks, somebody is told and the plain value stands
 * in. Make it once for each look: whoever draws compares what it is given by its identity. The board itself is guarded where it lies.
 */
export function guardedUi(ui: GameUi, tell: TellFault): GameUi {
  const { Recap, sections } = ui
  const hooks = Object.keys(PLAIN_VALUES) as HookName[]
  const guarded = hooks.flatMap((name) =>
    ui[name] === undefined ? [] : [[name, guardedHook(ui, name, tell)] as const],
  )
  return {
    ...ui,
    // Of the same hooks with the same values, one by one.
    ...(Object.fromEntries(guarded) as Partial<GameUi>),
    ...(sections === undefined ? {} : { sections: sections.map((each) => guardedSection(each, tell)) }),
    ...(Recap === undefined ? {} : { Recap: guardedRecap(Recap, tell) }),
  }
}

function guardedHook(ui: GameUi, name: HookName, tell: TellFault): (...asked: readonly unknown[]) => unknown {
  const drawn = new WeakMap<object, ReactNode>()
  return (...asked) => {
    try {
      const value: unknown = Reflect.apply(ui[name] as () => unknown, ui, asked)
      if (typeof value !== 'object' || value === null) return value
      if (FACING.includes(name)) return guardedFace(name, value, asked[0], tell)
      if (!DRAWING.includes(name)) return value
      const before = drawn.get(value)
      if (before !== undefined) return before
      const node = guardedNode(name, value as ReactNode, tell, name === 'bodyOf' ? readyBody : null)
      drawn.set(value, node)
      return node
    } catch (fault) {
      tell(name, fault)
      return PLAIN_VALUES[name]
    }
  }
}

/** Words and numbers draw themselves. */
function guardedNode(hook: string, node: ReactNode, tell: TellFault, plain: ReactNode = null): ReactNode {
  if (typeof node !== 'object' || node === null) return node
  return (
    <HookGuard hook={hook} tell={tell} plain={plain}>
      {node}
    </HookGuard>
  )
}

const isDrawn = (node: ReactNode): boolean => typeof node === 'object' && node !== null

function guardedFace(hook: HookName, face: ChoiceFace, faced: unknown, tell: TellFault): ChoiceFace {
  const { start, title, detail, end } = face
  if (![start, title, detail, end].some(isDrawn)) return face
  const words = hook === 'anytimeFaceOf' ? wordsOfAnytime(faced as PromptAnytime) : wordsOf(faced as { title: string })
  return {
    ...face,
    ...(isDrawn(start) ? { start: guardedNode(hook, start, tell) } : {}),
    ...(isDrawn(title) ? { title: guardedNode(hook, title, tell, words) } : {}),
    ...(isDrawn(detail) ? { detail: guardedNode(hook, detail, tell) } : {}),
    ...(isDrawn(end) ? { end: guardedNode(hook, end, tell) } : {}),
  }
}

function guardedSection(section: BoardSectionName, tell: TellFault): BoardSectionName {
  const { watched } = section
  if (watched === undefined) return section
  return {
    ...section,
    watched: (players) => {
      try {
        return watched(players)
      } catch (fault) {
        tell('sections', fault)
        return section.title
      }
    },
  }
}

function guardedRecap(Recap: NonNullable<GameUi['Recap']>, tell: TellFault): NonNullable<GameUi['Recap']> {
  return function GuardedRecap(props: BoardProps<unknown>) {
    return (
      <HookGuard hook="Recap" tell={tell} plain={null}>
        <Recap {...props} />
      </HookGuard>
    )
  }
}
