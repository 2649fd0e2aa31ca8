import { type Manifest, manifestIn, PAGE, publicPackages } from './packages.ts'

/** What the packages are tested with. */
const ENGINES = { node: '>=26' }

type Door = string | { readonly types: string; readonly default: string }

/** The package.json of what is installed: its doors lead to what was compiled, and it may be published. */
export function packedManifest(manifest: Manifest): object {
  const { name, version, description, license, exports = {}, bin, dependencies = {} } = manifest
  const { sideEffects, peerDependencies, peerDependenciesMeta } = manifest
  const released = new Set([...publicPackages().map((one) => one.manifest.name), manifestIn(PAGE).name])
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    engines: ENGINES,
    files: ['dist', ...(manifest.files ?? [])],
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([door, source]) => [door, doorTo(source)])),
      './package.json': './package.json',
    },
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, compiled(path, 'js')])) }),
    peerDependencies,
    peerDependenciesMeta,
    dependencies: Object.fromEntries(
      // Packages of this repository are released together; of others a later fix will do.
      Object.entries(dependencies).map(([name, at]) => [name, released.has(name) ? at : `^${at}`]),
    ),
  }
}

/** Where a source lies in the packed copy: `./src/index.ts` becomes `./dist/index.js`. */
export function compiled(source: string, ending: 'js' | 'd.ts'): string {
  return `./dist/${source.replace(/^\.\/(src\/)?/, '').replace(/\.tsx?$/, `.${ending}`)}`
}

function doorTo(source: string): Door {
  return /\.tsx?$/.test(source)
    ? { types: compiled(source, 'd.ts'), default: compiled(source, 'js') }
    : compiled(source, 'js')
}
