import { statfsSync, statSync } from 'node:fs'
import type { DataFolder } from '../store/data-folder.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { version } from '../version.ts'
import { OperatorDoor, type OperatorDoorSettings } from './operator-door.ts'
import { ProcessMetrics } from './process-metrics.ts'
import type { Gauges, ServerMetrics } from './server-metrics.ts'

interface Watched {
  readonly metrics: ServerMetrics
  readonly folder: DataFolder
  /** How many lines can be held. */
  readonly lines: number
  readonly openLines: () => number
  readonly live: LiveTables
  readonly health: () => Promise<void>
  readonly isReady: Gauges['isReady']
  readonly streams: Gauges['streams']
  readonly thinking: Gauges['thinking']
  readonly refusals: Gauges['refusals']
  readonly nodes: Gauges['nodes']
}

/** Opens the port of operators on a server. */
export async function openDoor(
  settings: OperatorDoorSettings,
  watched: Watched,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { metrics, folder, lines, openLines, live, health, isReady, streams, thinking, refusals, nodes } = watched
  const ofProcess = new ProcessMetrics(lines)
  const gauges: Gauges = {
    version: version(),
    streams,
    lines: openLines,
    liveTables: () => live.size,
    followedTables: () => live.followed.length,
    thinking,
    refusals,
    isReady,
    nodes,
    databaseBytes: () => sizeOf(folder.database) + sizeOf(`${folder.database}-wal`),
    freeBytes: () => freeAt(folder.path),
    process: ofProcess.all,
  }
  const door = await OperatorDoor.open(settings, { metrics: () => metrics.text(gauges), health, isReady })
  return {
    port: door.port,
    close: async () => {
      ofProcess.stop()
      await door.close()
    },
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function freeAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
