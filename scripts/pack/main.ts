import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../tools.ts'
import { pack } from './pack.ts'

for (const { path } of await pack()) console.log(`${relative(root, path)}  ${Math.ceil(statSync(path).size / 1024)} KB`)
