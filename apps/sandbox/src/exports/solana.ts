export { createExchange } from '../solana/exchange/createExchange.js'
export type { ExchangeLies } from '../solana/exchange/exchangeProgram.js'
export {
  type ExchangeToken,
  jupiter,
  priceOf,
  tokenAccountOf,
  writeRoute,
} from '../solana/exchange/route.js'
export { startSolanaSwaps } from '../solana/jupiter/startSolanaSwaps.js'
export { createCode } from '../solana/program/createCode.js'
export { writeProgram } from '../solana/program/writeProgram.js'
export { type LocalSolana, startSolana } from '../solana/startSolana.js'
