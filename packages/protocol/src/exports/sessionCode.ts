export { sessionModuleCode } from '../families/eip155/sessions/sessionModuleCode.js'
