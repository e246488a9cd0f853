export { walletPages } from './walletPages.js'
