import { Menu } from '@base-ui/react/menu'
import { BookOpen, House, Keyboard, Menu as MenuIcon, Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { goTo } from '../navigation/navigation.ts'
import { rulesPath } from '../rules/rules-path.ts'
import { switchTheme, useTheme } from '../theme/theme.ts'
import './bar-menu.css'

interface BarMenuProps {
  readonly onOpenChange?: () => void
  readonly children: ReactNode
}

/** The menu at the wooden edge. */
export function BarMenu({ onOpenChange, children }: BarMenuProps) {
  // Opening draws this anew: the board, into which the menu opens, may not have been there the first time.
  const [open, setOpen] = useState(false)
  return (
    <Menu.Root
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        onOpenChange?.()
      }}
    >
      <Menu.Trigger className="tool" aria-label="Menu">
        <MenuIcon size={20} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('board-area')}>
        <Menu.Positioner
          sideOffset={10}
          align="end"
          collisionPadding={8}
          positionMethod="fixed"
          className="popup-layer"
        >
          <Menu.Popup className="menu paper">{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface BarMenuItemProps {
  readonly icon: ReactNode
  readonly onClick: () => void
  /** The menu stays open to say what happened. */
  readonly stay?: boolean
  readonly children: ReactNode
}

export function BarMenuItem({ icon, onClick, stay = false, children }: BarMenuItemProps) {
  return (
    <Menu.Item className="menu-item" closeOnClick={!stay} onClick={onClick}>
      <span className="menu-icon" aria-hidden="true">
        {icon}
      </span>
      {children}
    </Menu.Item>
  )
}

/** Something that holds here, and is not to be chosen. */
export function MenuNote({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Menu.Item className="menu-item menu-note" disabled>
      <span className="menu-icon" aria-hidden="true">
        {icon}
      </span>
      {children}
    </Menu.Item>
  )
}

export function KeysItem({ onClick }: { readonly onClick: () => void }) {
  return (
    <BarMenuItem icon={<Keyboard />} onClick={onClick}>
      Keys <kbd className="key">?</kbd>
    </BarMenuItem>
  )
}

export function RulesItem({ game }: { readonly game: string }) {
  return (
    <BarMenuItem icon={<BookOpen />} onClick={() => goTo(rulesPath(game))}>
      Rules of the game
    </BarMenuItem>
  )
}

export function LobbyItem() {
  return (
    <BarMenuItem icon={<House />} onClick={() => goTo('/')}>
      Back to the lobby
    </BarMenuItem>
  )
}

export function LightItem() {
  const dark = useTheme() === 'dark'
  return (
    <BarMenuItem icon={dark ? <Sun /> : <Moon />} onClick={switchTheme}>
      {dark ? 'Turn the light on' : 'Turn the light off'}
    </BarMenuItem>
  )
}
