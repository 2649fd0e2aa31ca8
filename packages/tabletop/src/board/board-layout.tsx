import type { Prompt } from '@turnwright/kernel/host'
import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { ThingMenuProvider, useThingMenuState } from '../menu/use-thing-menu.ts'
import { askedKey } from './asked-key.ts'
import { SectionTurnProvider, useSectionTurns } from './section-turns.ts'
import { useLaidAtOnce } from './use-laid-at-once.ts'
import './board-layout.css'

export interface BoardLayoutProps extends ComponentProps<'div'> {
  /** A new question closes the menu that is open beside a thing. */
  readonly prompts: readonly Prompt[]
}

/** The root of a board: a grid of its `BoardSection`s on a wide screen, which the game divides; on a phone they lie one swipe apart. */
export function BoardLayout({ prompts, className, ...rest }: BoardLayoutProps): ReactElement {
  const menu = useThingMenuState(askedKey(prompts))
  const turn = useSectionTurns()
  useLaidAtOnce()
  return (
    <ThingMenuProvider value={menu}>
      <SectionTurnProvider value={turn}>
        <div className={classNames('board-layout', className)} {...rest} />
      </SectionTurnProvider>
    </ThingMenuProvider>
  )
}
