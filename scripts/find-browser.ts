import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What Playwright needs to start the browser found here. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: string[]
}

export async function findBrowser(): Promise<BrowserLaunch> {
  const executablePath = chosenBrowser() ?? systemBrowser() ?? (await packagedBrowser())
  if (!executablePath) {
    throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to the program.')
  }
  return { executablePath, args: launchFlags() }
}

/** Chromium refuses to sandbox itself for root, which is who runs the tests in most containers. */
export function launchFlags(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

function chosenBrowser(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  // A path that somebody set on purpose must not be passed over in silence.
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH=${path} does not exist`)
  return path || undefined
}

function systemBrowser(): string | undefined {
  if (process.env['IGNORE_SYSTEM_BROWSER']) return undefined
  return systemPaths().find((path) => existsSync(path))
}

function systemPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (process.platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => process.env[name] ?? [])
    const programs = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe']
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`])
}

/** A Chromium that came with `npm ci`; the package holds the build for 64-bit Linux on Intel and AMD only. */
async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // The package unpacks the system libraries it needs only where it believes to be on AWS Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
