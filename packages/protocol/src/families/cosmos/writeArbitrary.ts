import { base64 } from '@scure/base'
import type { CosmosAminoDocument } from './CosmosAminoDocument.js'

/** A text as wallets sign it: a document of no chain with one message, which no chain takes (ADR-36). */
export function writeArbitrary(text: string, signer: string): CosmosAminoDocument {
  const data = base64.encode(new TextEncoder().encode(text))
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
    memo: '',
  }
}
