import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Learns from the rows in a folder, and leaves there what came of it. */
export function fitNet(folder: string, { hidden, epochs }: { readonly hidden: string; readonly epochs: number }): void {
  const python = process.env['PYTHON'] ?? 'python3'
  const found = spawnSync(python, ['-c', 'import torch, numpy'], { encoding: 'utf8' })
  if (found.status !== 0)
    throw new Error(
      `The games are played and kept in ${folder}. To learn from them this needs Python 3 with PyTorch and NumPy, which "${python}" is not: install them (pip install torch numpy) or name another one in PYTHON, and run the same command again.`,
    )
  const script = fileURLToPath(new URL('train.py', import.meta.url))
  const args = [script, folder, '--hidden', hidden, '--epochs', String(epochs), '--out', folder]
  const { status } = spawnSync(python, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`Learning failed; ${python} said why above.`)
}
