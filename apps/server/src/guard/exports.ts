export { startGuard } from './startGuard.js'
