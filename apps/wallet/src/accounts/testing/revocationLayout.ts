import { sessionModule } from '@foyer/protocol/sessions'
import { word } from './hashWords.js'

/** What the contract of session keys hashes for an account that takes a session back. */
export function revocationLayout(contract: string, account: unknown, id: string) {
  if (contract.toLowerCase() !== sessionModule.address.toLowerCase()) return []
  return [{ type: 'Revocation(address account,bytes32 id)', words: [account, id].map(word) }]
}
