import { ss58 } from '@foyer/protocol'
import type { WalletRequest } from '../wallet/WalletOptions.js'
import { createPolkadotAccount } from './createPolkadotAccount.js'
import { createPolkadotWallet } from './createPolkadotWallet.js'
import type { PolkadotWalletHandle } from './PolkadotWalletHandle.js'
import type { PolkadotWalletOptions } from './PolkadotWalletOptions.js'

/** Puts a misbehaving wallet of Polkadot into the page. */
export type HostilePolkadot = (
  options?: Pick<PolkadotWalletOptions, 'window' | 'storage'>,
) => PolkadotWalletHandle
type Answer = (next: () => Promise<unknown>) => unknown

const longLength = 10_000_000
const stormLength = 1_000
/** An account of another mnemonic, made where it is used: every page with wallets runs this file. */
const thief = () => createPolkadotAccount('thief', 0, 'sr25519')
const other = ss58.encode(new Uint8Array(32).fill(9), 42)

/** A wallet whose methods answer otherwise. */
const hostile =
  (answers: () => Readonly<Record<string, Answer>>): HostilePolkadot =>
  (options = {}) => {
    const own = new Map(Object.entries(answers()))
    const intercept = ({ method }: WalletRequest, next: () => Promise<unknown>) =>
      own.get(method)?.(next)
    return createPolkadotWallet({ ...options, name: 'Hostile', intercept })
  }
const stolen = async () => ({
  id: 1,
  signature: `0x${[...thief().sign(new Uint8Array(1))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
})
const never = () => new Promise(() => {})

/** Every wallet of Polkadot that misbehaves, by name. */
export const hostilePolkadot = {
  /** Accounts of other families, and no text at all. */
  foreignAccounts: hostile(() => ({
    'accounts.get': async () => [
      { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'ethereum' },
      { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' },
      { address: 7 },
      null,
    ],
  })),
  /** Signatures of another key. */
  foreignSignatures: hostile(() => ({ signRaw: stolen, signPayload: stolen })),
  /** Ten megabytes each. */
  hugeAnswers: hostile(() => ({
    'accounts.get': async () => [{ address: '1'.repeat(longLength) }],
    signRaw: async () => ({ signature: `0x${'1'.repeat(longLength)}` }),
  })),
  /** Another account with each call. */
  changingKeys: hostile(() => {
    let count = 0
    return {
      'accounts.get': async (next) => {
        count += 1
        return count % 2 === 1 ? next() : [{ address: other }]
      },
      signRaw: stolen,
    }
  }),
  /** Accounts that are meant for a network that is none of the page's. */
  liesAboutNetwork: hostile(() => ({
    'accounts.get': async (next) =>
      ((await next()) as readonly object[]).map((one) => ({
        ...one,
        genesisHash: `0x${'ff'.repeat(32)}`,
      })),
  })),
  /** Fields that are inherited, and names that objects have by themselves. */
  prototypeKeys: hostile(() => ({
    'accounts.get': async () => [
      JSON.parse(`{"__proto__": {"address": "${other}"}}`),
      { address: 'constructor', type: '__proto__' },
    ],
    signRaw: async () => ({ constructor: 'signature', toString: null }),
  })),
  /** No answer, ever. */
  neverSettles: hostile(() => ({ enable: never })),
  /** A thousand lists of accounts with each subscription. */
  stormsOfEvents: hostile(() => ({
    enable: async (next) => {
      const { accounts, signer } = (await next()) as {
        accounts: { subscribe(listener: (list: unknown) => void): () => void }
        signer: object
      }
      const subscribe = (listener: (list: unknown) => void) => {
        const stop = accounts.subscribe(listener)
        const { address } = thief()
        for (let index = 0; index < stormLength; index += 1)
          listener(index % 2 === 0 ? [{ address: other }] : [{ address }])
        return stop
      }
      return { signer, accounts: { ...accounts, subscribe } }
    },
  })),
} as const satisfies Readonly<Record<string, HostilePolkadot>>
