import { buildPage } from './build-page.ts'

// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default buildPage
