import { sessionModule } from './sessionModule.js'

/**
 * What an account signs to take a session back (EIP-712; docs/sessions.md). Any address may bring it to the chain.
 *
 * @param session network (decimal chain id), account and the session's id
 */
export function revocationOf({ chainId, account, id }: revocationOf.Session) {
  return {
    domain: {
      ...{ name: 'Foyer sessions', version: '1', chainId },
      verifyingContract: sessionModule.address,
    },
    types: {
      Revocation: [
        { name: 'account', type: 'address' },
        { name: 'id', type: 'bytes32' },
      ],
    },
    primaryType: 'Revocation',
    message: { account, id },
  } as const
}

export declare namespace revocationOf {
  type Session = { chainId: number; account: `0x${string}`; id: `0x${string}` }
}
