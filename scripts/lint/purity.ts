import type { DummyRuleMap } from 'oxlint'

/** The kernel, the actions and the rules of the games: the same answers give the same game, on any machine, at any time. */
export const pureFiles = [
  'packages/kernel/**',
  'packages/actions/**',
  'games/*/*.ts',
  'games/*/rules/**',
  'games/*/cards/**',
]

/** Rules never wait: who answers a question, and when, is not their business. The kernel may drive those who do. */
export const synchronousFiles = pureFiles.filter((files) => !files.startsWith('packages/kernel/'))

const impureGlobals = {
  'a replay has no clock': ['Date', 'performance', 'Temporal'],
  'a replay has no timers': [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
  ],
  "chance comes from the kernel's own random": ['crypto'],
  'rules do no I/O': ['fetch', 'console', 'XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage', 'indexedDB'],
  'rules run in browsers and on Node alike': ['process', 'Buffer', 'require', 'window', 'document', 'navigator'],
  'it would reach every other refused global': ['globalThis', 'global', 'self', 'eval', 'Function'],
}

const refusedGlobals = Object.entries(impureGlobals).flatMap(([why, names]) =>
  names.map((name) => ({ name, message: `Refused in rules: ${why}.` })),
)

export const purity: DummyRuleMap = {
  'no-restricted-globals': ['error', ...refusedGlobals],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: "Refused in rules: chance comes from the kernel's own random." },
  ],
}
