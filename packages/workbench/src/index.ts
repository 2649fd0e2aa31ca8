export { type OpenBench, type PageDoor, serveWorkbench } from './serve-workbench.ts'
export { BOARD, type Watched, watchFolder } from './watch-folder.ts'
export { type BenchSettings, Workbench } from './workbench.ts'
