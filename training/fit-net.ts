import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const pythonHere = (): string => process.env['PYTHON'] ?? 'python3'

/** What is missing on this machine to learn from games, and what to do about it; null where nothing is. */
export function missingToLearn(): string | null {
  const python = pythonHere()
  if (spawnSync(python, ['-c', 'import torch, numpy']).status === 0) return null
  return `To learn from them this needs Python 3 with PyTorch and NumPy, which "${python}" is not: install them (pip install torch numpy) or name another one in PYTHON, and run the same command again.`
}

/** Learns from the rows in a folder, and leaves there what came of it. */
export function fitNet(folder: string, { hidden, epochs }: { readonly hidden: string; readonly epochs: number }): void {
  const missing = missingToLearn()
  if (missing !== null) throw new Error(`The games are played and kept in ${folder}. ${missing}`)
  const python = pythonHere()
  const script = fileURLToPath(new URL('train.py', import.meta.url))
  const args = [script, folder, '--hidden', hidden, '--epochs', String(epochs), '--out', folder]
  const { status } = spawnSync(python, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`Learning failed; ${python} said why above.`)
}
