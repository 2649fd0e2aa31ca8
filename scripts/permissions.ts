import { writeFileSync } from 'node:fs'
import { permissionsPage } from '@turnwright/protocol'

writeFileSync(new URL('../docs/permissions.md', import.meta.url), permissionsPage())
