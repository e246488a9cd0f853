import { fakeAddress } from '@foyer/core/testing'
import { otherAddress } from './connectedClient.js'

/** The user of the embedded wallet, as its frame answers `GET_USER`: with a plain account and a smart one. */
export function frameUser({
  chainId = 1,
  preferredAccountType = 'eoa',
}: {
  chainId?: string | number
  preferredAccountType?: string
} = {}) {
  return {
    address: preferredAccountType === 'smartAccount' ? otherAddress : fakeAddress,
    chainId,
    accounts: [
      { address: fakeAddress, type: 'eoa' },
      { address: otherAddress, type: 'smartAccount' },
    ],
    email: 'ada@example.com',
    preferredAccountType,
    tier: 'guarded',
  }
}
