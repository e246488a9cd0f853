export { revocationOf } from '../families/eip155/sessions/revocationOf.js'
export { sessionModule } from '../families/eip155/sessions/sessionModule.js'
export { sessionModuleAbi } from '../families/eip155/sessions/sessionModuleAbi.js'
export { readSessionPci, writeSessionPci } from '../families/eip155/sessions/sessionPci.js'
