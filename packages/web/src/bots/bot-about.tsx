import type { TableState } from '@turnwright/protocol/client'
import { Bot } from 'lucide-react'
import { isLocal } from '../offline/local-id.ts'
import { useGames } from '../table/use-games.ts'
import { botWords } from './bot-words.ts'
import './bot-about.css'

interface BotAboutProps {
  readonly table: Pick<TableState, 'id' | 'game'>
  readonly agent: string
}

/** What is behind a bot: its level in a word, and how it plays. */
export function BotAbout({ table, agent }: BotAboutProps) {
  const games = useGames(isLocal(table.id))
  const about = games?.find(({ id }) => id === table.game)?.agents.find(({ name }) => name === agent)?.about
  return (
    <p className="bot-about">
      <Bot size={15} aria-hidden="true" />
      <span>
        <b>{botWords(agent)} bot.</b> {about}
      </span>
    </p>
  )
}
