export { type OpenBench, type PageDoor, serveWorkbench } from './serve-workbench.ts'
export { Workbench } from './workbench.ts'
