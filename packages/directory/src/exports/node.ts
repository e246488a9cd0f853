export { readDirectory } from '../readDirectory.js'
