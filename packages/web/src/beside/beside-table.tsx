import { type GameUi, ReasonTag, usePhone } from '@turnwright/tabletop'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { BarMenu, KeysItem, LightItem, LobbyItem, RulesItem } from '../menu/bar-menu.tsx'
import { Loading } from '../navigation/loading.tsx'
import { BarTitle } from '../table/bar-title.tsx'
import { KeysDialog } from '../table/keys-dialog.tsx'
import { BesideDock } from './beside-dock.tsx'
import { BESIDE_KEYS, useBesideKeys } from './beside-keys.ts'
import { BesideStore } from './beside-store.ts'
import type { OpenedGame } from './compared-game.ts'
import { GamePane, PhonePane } from './game-pane.tsx'
import { roundsOn } from './shared-axis.ts'
import '../table/rail.css'
import '../table/table-page.css'
import '../table/top-bar.css'
import './beside-table.css'

interface BesideTableProps {
  readonly games: readonly [OpenedGame, OpenedGame]
}

/** Both, or one of the two as large as there is room. */
export type Shown = 'both' | 0 | 1

/** Two tables as they were at the same turn, with one axis below. */
export function BesideTable({ games }: BesideTableProps) {
  const ui = useGameUi(games[0].game.game)
  const isPhone = usePhone()
  const [wanted, want] = useState<Shown>('both')
  const [keysShown, showKeys] = useState(false)
  const shown = isPhone && wanted === 'both' ? 0 : wanted
  const rounds = useMemo(() => roundsOn(games.map(({ way, game }) => ({ way, outline: game.outline }))), [games])
  const store = useMemo(
    () =>
      new BesideStore(
        games.map(({ way }) => way),
        games.map(({ looks }) => looks),
        rounds,
      ),
    [games, rounds],
  )
  const now = useSyncExternalStore(store.subscribe, store.now)
  useEffect(() => () => store.pause(), [store])
  const deeds = useMemo(
    () => ({
      store,
      showNext: () => want((before) => nextShown(before, isPhone)),
      showKeys: () => showKeys(true),
    }),
    [store, isPhone],
  )
  useBesideKeys(deeds)
  if (ui === undefined) return <Loading>Both games are being played again…</Loading>
  return (
    <div className="shell beside" data-game={games[0].game.game}>
      <header className="top-bar wood">
        <BarTitle name={games[0].game.name}>
          <p className="rounds">Two games, turn beside turn</p>
        </BarTitle>
        <Switch {...{ games, shown, isPhone }} onShow={want} />
        <div className="top-tools">
          <BarMenu>
            <RulesItem game={games[0].game.game} />
            <LightItem />
            <KeysItem onClick={() => showKeys(true)} />
            <LobbyItem />
          </BarMenu>
        </div>
      </header>
      <Panes {...{ games, ui, shown, isPhone }} />
      <BesideDock {...{ games, ui, store, now, rounds }} onKeys={() => showKeys(true)} />
      <ReasonTag />
      {keysShown && <KeysDialog keys={BESIDE_KEYS} onClose={() => showKeys(false)} />}
    </div>
  )
}

function nextShown(shown: Shown, isPhone: boolean): Shown {
  if (isPhone) return shown === 1 ? 0 : 1
  return shown === 'both' ? 0 : shown === 0 ? 1 : 'both'
}

interface PanesProps {
  readonly games: readonly [OpenedGame, OpenedGame]
  readonly ui: GameUi | null
  readonly shown: Shown
  readonly isPhone: boolean
}

function Panes({ games, ui, shown, isPhone }: PanesProps) {
  if (isPhone) {
    const one = games[shown === 1 ? 1 : 0]
    return <PhonePane key={one.table} opened={one} ui={ui} />
  }
  const visible = shown === 'both' ? games : [games[shown]]
  return (
    <main className="beside-panes" id="board-area" data-shown={shown}>
      {visible.map((opened) => (
        <GamePane key={opened.table} opened={opened} ui={ui} />
      ))}
    </main>
  )
}

interface SwitchProps {
  readonly games: readonly [OpenedGame, OpenedGame]
  readonly shown: Shown
  readonly isPhone: boolean
  readonly onShow: (shown: Shown) => void
}

function Switch({ games, shown, isPhone, onShow }: SwitchProps) {
  const choices: readonly (readonly [Shown, string])[] = [
    ...(isPhone ? [] : [['both', 'Both'] as const]),
    [0, games[0].name],
    [1, games[1].name],
  ]
  return (
    <fieldset className="beside-switch" aria-label="Which game is shown">
      {choices.map(([choice, words]) => (
        <button key={choice} type="button" aria-pressed={shown === choice} onClick={() => onShow(choice)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}
