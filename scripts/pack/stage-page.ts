import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from '@turnwright/server'
import { buildMcpApp } from '../../packages/web/build/mcp-app.ts'
import { buildWorkbenchPage } from '../../packages/web/build/workbench.ts'
import { root } from '../tools.ts'
import { packedManifest } from './packed-manifest.ts'
import { manifestIn, PAGE } from './packages.ts'
import { layPapers } from './stage.ts'

/** The page as browsers fetch it, and the table for hosts of MCP Apps: bundled, so that nothing else is installed for it. */
export async function stagePage(folder: string): Promise<void> {
  const built = await ensureWebBuilt(join(root, PAGE), (line) => console.log(line))
  if (built === null) throw new Error('The page was not built')
  mkdirSync(folder, { recursive: true })
  cpSync(built, join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'mcp-app.html'), await buildMcpApp())
  await buildWorkbenchPage(join(folder, 'workbench'))
  const manifest = {
    ...packedManifest({ ...manifestIn(PAGE), dependencies: {} }),
    files: ['dist', 'mcp-app.html', 'workbench'],
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  layPapers(PAGE, folder)
}
