export { isEvmSigned } from '../families/eip155/isEvmSigned.js'
