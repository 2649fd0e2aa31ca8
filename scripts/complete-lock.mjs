// Run after changing dependencies: npm run complete-lock
//
// A lock file written where the registry lacks another platform's optional package leaves that package out, and
// npm 11 then refuses the lock (`EUSAGE … Missing: @biomejs/cli-darwin-arm64`). This adds the missing entries from
// what the depending package asks for. They are inert on every platform but their own.
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32']

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

let added = 0
for (const [location, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(name, location)) continue
    packages[`node_modules/${name}`] = platformEntry(name, range, entry.dev === true)
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${file}: ${added} platform packages added`)

/** Looks for the package the way Node resolves it: beside its dependant, then in every folder above. */
function isLocked(name, location) {
  let folder = location
  for (;;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    const parent = folder.lastIndexOf('/node_modules/')
    folder = parent < 0 ? '' : folder.slice(0, parent)
  }
}

function platformEntry(name, range, dev) {
  if (!/^[\^~]?\d/.test(range)) throw new Error(`${name}: cannot tell a version from "${range}"`)
  const base = name.replace(/^@[^/]+\//, '')
  const words = base.split(/[-_.]/)
  const os = systemOf(words)
  const cpu =
    PROCESSORS.find((processor) => words.includes(processor)) ?? (base.includes('wasm') ? 'wasm32' : undefined)
  const libc = base.includes('musl') ? 'musl' : base.includes('gnu') ? 'glibc' : undefined
  if (!os && !cpu) console.warn(`${name}: its name says no platform, so it will be tried on all of them`)
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

function systemOf(words) {
  if (words.includes('win')) return 'win32'
  return SYSTEMS.find((system) => words.includes(system) || words.some((word) => word.startsWith(system)))
}
