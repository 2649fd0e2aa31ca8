import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { BOT_PACES, type BotPace, botPace } from './bot-pace.ts'
import './pace-items.css'

/** How fast one is shown what bots do. It counts at every table of this browser. */
export function PaceItems() {
  const pace = useSyncExternalStore(botPace.subscribe, botPace.read)
  return (
    <Menu.Group>
      <Menu.GroupLabel className="menu-label">What bots do is shown</Menu.GroupLabel>
      <Menu.RadioGroup value={pace} onValueChange={(chosen) => botPace.choose(chosen as BotPace)}>
        {BOT_PACES.map(([each, words]) => (
          <Menu.RadioItem key={each} value={each} className="menu-item" closeOnClick>
            <span className="menu-icon" aria-hidden="true">
              {each === pace && <Check />}
            </span>
            {words}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  )
}
