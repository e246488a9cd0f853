export type { KeysMessage } from '../coinbase/KeysMessage.js'
export { type KeysHost, startKeys } from '../coinbase/startKeys.js'
