import { administer } from './programs/administer.js'

await administer(process.argv.slice(2))
