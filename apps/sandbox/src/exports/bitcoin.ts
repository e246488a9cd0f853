export { type LocalBitcoin, startBitcoin } from '../bitcoin/startBitcoin.js'
