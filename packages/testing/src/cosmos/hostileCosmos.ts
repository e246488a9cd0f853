import { base64 } from '@scure/base'
import type { WalletRequest } from '../wallet/WalletOptions.js'
import type { CosmosWalletHandle } from './CosmosWalletHandle.js'
import type { CosmosWalletOptions } from './CosmosWalletOptions.js'
import { createCosmosAccount } from './createCosmosAccount.js'
import { createCosmosWallet } from './createCosmosWallet.js'

/** Puts a misbehaving wallet of Cosmos into the page. */
export type HostileCosmos = (
  options: Pick<CosmosWalletOptions, 'chains' | 'window' | 'storage'>,
) => CosmosWalletHandle
type Answer = (next: () => Promise<unknown>) => unknown

const longLength = 10_000_000
const stormLength = 1_000
/** An account of another mnemonic, made where it is used: every page with wallets runs this file. */
const thief = () => createCosmosAccount('thief', 0)

/** A wallet whose methods answer otherwise. */
const hostile =
  (
    answers: (handle: () => CosmosWalletHandle) => Readonly<Record<string, Answer>>,
  ): HostileCosmos =>
  (options) => {
    const own = new Map(Object.entries(answers(() => handle)))
    const intercept = ({ method }: WalletRequest, next: () => Promise<unknown>) =>
      own.get(method)?.(next)
    const handle = createCosmosWallet({ ...options, name: 'Hostile', intercept })
    return handle
  }
const stolen = async () => ({
  pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(thief().publicKey) },
  signature: base64.encode(thief().sign(new Uint8Array(1))),
})
const changed = (change: object) => async (next: () => Promise<unknown>) => ({
  ...((await next()) as object),
  ...change,
})
const never = () => new Promise(() => {})

/** Every wallet of Cosmos that misbehaves, by name. */
export const hostileCosmos = {
  /** The address of another key. */
  foreignAccounts: hostile(() => ({
    getKey: changed({ bech32Address: thief().addressOn('cosmos') }),
  })),
  /** Signatures of another key, which stands beside them. */
  foreignSignatures: hostile(() => ({
    signArbitrary: stolen,
    signAmino: stolen,
    signDirect: stolen,
  })),
  /** Ten megabytes each. */
  hugeAnswers: hostile(() => ({
    getKey: changed({ bech32Address: `cosmos1${'q'.repeat(longLength)}` }),
    signArbitrary: changed({ signature: 'A'.repeat(longLength) }),
  })),
  /** Another key with each call. */
  changingKeys: hostile(() => {
    let count = 0
    return {
      getKey: async (next) => {
        count += 1
        if (count % 2 === 1) return next()
        const { publicKey: pubKey, addressOn } = thief()
        return { algo: 'secp256k1', pubKey, bech32Address: addressOn('cosmos') }
      },
      signArbitrary: stolen,
    }
  }),
  /** The account of another network than the one that was asked for. */
  liesAboutNetwork: hostile(() => ({
    getKey: async (next) => {
      const { bech32Address } = (await next()) as { bech32Address: string }
      return { bech32Address: bech32Address.replace(/^[a-z]+1/, 'osmo1') }
    },
  })),
  /** Fields that are inherited, and names that objects have by themselves. */
  prototypeKeys: hostile(() => ({
    getKey: async () => JSON.parse('{"__proto__": {"bech32Address": "constructor"}}'),
    signArbitrary: async () => ({ constructor: 'signature', toString: null }),
  })),
  /** No answer, ever. */
  neverSettles: hostile(() => ({ enable: never })),
  /** A thousand events of another key with each look at it. */
  stormsOfEvents: hostile((handle) => ({
    getKey: (next) => {
      for (let index = 0; index < stormLength; index += 1) handle().emit()
      return next()
    },
  })),
} as const satisfies Readonly<Record<string, HostileCosmos>>
