export { freePort } from '../freePort.js'
