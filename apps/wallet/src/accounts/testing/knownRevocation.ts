import { sessionModule } from '@foyer/protocol/sessions'
import { type GivenTypedData, owner } from './knownTypedData.js'

/** What an account signs to take back what a key may do by itself. */
export const knownRevocation = (): GivenTypedData => ({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Revocation: [
      { name: 'account', type: 'address' },
      { name: 'id', type: 'bytes32' },
    ],
  },
  primaryType: 'Revocation',
  domain: {
    ...{ name: 'Foyer sessions', version: '1', chainId: 1 },
    verifyingContract: sessionModule.address,
  },
  message: { account: owner, id: `0x${'00'.repeat(31)}07` },
})
