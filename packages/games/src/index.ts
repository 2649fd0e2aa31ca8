export { games } from './games.ts'
