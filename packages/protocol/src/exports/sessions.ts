export { sessionModule } from '../families/eip155/sessions/sessionModule.js'
export { sessionModuleAbi } from '../families/eip155/sessions/sessionModuleAbi.js'
