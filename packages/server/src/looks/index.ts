/** For those who show what an author draws on a page that was built before. */
export { buildForPage } from './build-for-page.ts'
export type { Drawn, LaidLook } from './build-look.ts'
