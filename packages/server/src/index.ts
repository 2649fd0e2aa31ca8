export { serve } from './serve.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
export { StartupError } from './startup-error.ts'
export { ensureWebBuilt } from './web-build.ts'
