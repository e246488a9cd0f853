import { guard } from './programs/guard.js'

await guard()
