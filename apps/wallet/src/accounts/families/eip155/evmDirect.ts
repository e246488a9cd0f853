import type { DirectFamily } from '../DirectFamily.js'
import { createDirectAnswers } from './createDirectAnswers.js'

/** What of the EVM networks needs no approval. */
export const evmDirect: DirectFamily = {
  handsOn: ['eth_sendRawTransaction'],
  create: createDirectAnswers,
}
