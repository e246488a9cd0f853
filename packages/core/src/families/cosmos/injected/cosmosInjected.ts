import { discoverKept } from '../../../ways/discoverKept.js'
import type { InjectedFamily } from '../../../ways/InjectedFamily.js'

/** Cosmos's wallets in a page, which all have the shape of Keplr's. Several put themselves into its place besides, so that is looked at last. */
export const cosmosInjected = {
  discover: discoverKept('cosmos', (page) => [
    ['keplr:cosmostation', 'Cosmostation', () => Object(page.cosmostation).providers.keplr],
    ['keplr:leap', 'Leap', () => page.leap],
    ['keplr:okxwallet', 'OKX Wallet', () => Object(page.okxwallet).keplr],
    ['keplr:keplr', 'Keplr', () => page.keplr],
  ]),
  features: [
    'signMessage',
    'signTypedData',
    'sendTransaction',
    'transfer',
    'waitForTransactionReceipt',
  ],
} as const satisfies InjectedFamily
