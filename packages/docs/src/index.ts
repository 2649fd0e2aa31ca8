/** For those who build the site: the command, and the server that has it beside its page. */
export { buildSite, makeSite } from './build-site.ts'
export { BrokenLink } from './links.ts'
