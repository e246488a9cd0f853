export { createLinkedPhone } from '../coinbase/createLinkedPhone.js'
export { type KeysHost, startKeys } from '../coinbase/startKeys.js'
