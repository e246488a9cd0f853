import { hostEngine } from './hostEngine.js'

/** What tests in a browser find in the page. */
Object.assign(globalThis, { hostEngine })
