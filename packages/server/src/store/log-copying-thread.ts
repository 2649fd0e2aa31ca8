import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Copies what is durable in the write-ahead log back into the file whenever it is asked to, while the writer goes on.
 * What fails here is left to the writer's own checkpoint, which reports it.
 */
const db = new DatabaseSync(workerData.path, { timeout: 0 })

parentPort?.on('message', (wish: 'copy' | 'close') => {
  if (wish === 'close') {
    db.close()
    parentPort?.close()
    return
  }
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)')
  } catch {
    // The file is busy or the disk is full: the log keeps everything.
  }
  parentPort?.postMessage('copied')
})
