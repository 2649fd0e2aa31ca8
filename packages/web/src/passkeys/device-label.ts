const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** What a passkey is called until its owner calls it something else: where it was made. */
export function deviceLabel(userAgent: string): string {
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1]
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1]
  if (system === undefined || browser === undefined) return system ?? browser ?? 'This browser'
  return `${browser} on ${system}`
}
