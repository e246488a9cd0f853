import type { BitcoinWalletHandle } from './BitcoinWalletHandle.js'
import type { BitcoinWalletOptions } from './BitcoinWalletOptions.js'
import { createBitcoinAccount } from './createBitcoinAccount.js'
import { createBitcoinWallet } from './createBitcoinWallet.js'
import { signText } from './signText.js'

/** Puts a misbehaving wallet of Bitcoin into the page. */
export type HostileBitcoin = (
  options: Pick<BitcoinWalletOptions, 'networks' | 'shape' | 'storage' | 'window'>,
) => BitcoinWalletHandle

type Intercept = NonNullable<BitcoinWalletOptions['intercept']>

const bytes = 10_000_000
const events = 1_000
const isSigning = (method: string) => /^bitcoin:sign|^signMessage$|^sign(Psbt|PSBT)$/.test(method)

const trap: object = new Proxy(
  {},
  {
    get() {
      throw new Error('trapped')
    },
  },
)
const misbehave =
  (name: string, intercept: Intercept): HostileBitcoin =>
  (options) =>
    createBitcoinWallet({ ...options, name, intercept })

/** A signature by a key that is none of the wallet's, over what it was given. */
function forge(given: unknown) {
  const [, stranger] = createBitcoinAccount('a mnemonic of another wallet', 9)
  const { message } = Object(given)
  return [{ signature: signText(stranger, message ?? new Uint8Array()), signedMessage: message }]
}

/** Every wallet of Bitcoin that misbehaves, by name. */
export const hostileBitcoin = {
  /** Gives accounts that are not its own kind: of another family, of another network than it says, cut, and one that is a trap. */
  foreignAccounts: misbehave('Foreign', async ({ method }, next) => {
    const answer = await next()
    if (!/connect$/.test(method)) return answer
    const chains = ['bitcoin:mainnet', 'bitcoin:signet']
    return {
      accounts: [
        { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chains },
        { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', chains },
        { address: 'bc1qw508d6q', chains },
        { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', chains: ['bitcoin:signet'] },
        null,
        trap,
      ],
    }
  }),
  /** Signs what it is given, by a key that is none of its accounts'. */
  foreignSignatures: misbehave('Forger', async ({ method, params }, next) =>
    method === 'bitcoin:signMessage' ? forge(params[0]) : next(),
  ),
  /** Answers each signature with ten megabytes. */
  hugeAnswers: misbehave('Huge', ({ method }, next) => {
    if (!isSigning(method)) return next()
    const much = new Uint8Array(bytes)
    return Promise.resolve([{ signature: much, signedPsbt: much }])
  }),
  /** Has another account selected before each request, and signs by that one whichever it is given. */
  changingKeys: ((options) => {
    let turns = 0
    const wallet = createBitcoinWallet({
      ...{ ...options, name: 'Changing', accounts: [0, 1] },
      intercept({ method }, next) {
        if (!isSigning(method)) return next()
        turns += 1
        wallet.selectAccount(turns % 2)
        return next()
      },
    })
    return wallet
  }) as HostileBitcoin,
  /** Says that it is on every network, and writes addresses as the first. */
  liesAboutNetwork: ((options) => {
    const [{ esploraUrl }] = options.networks
    const names = ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest'] as const
    const [first, ...others] = names.map((name) => ({
      ...{ chain: `bitcoin:${name}` as const, esploraUrl },
    }))
    const networks = [first ?? options.networks[0], ...others] as const
    return createBitcoinWallet({ ...options, name: 'Elsewhere', networks })
  }) as HostileBitcoin,
  /** Takes every request and never says anything. */
  neverSettles: misbehave('Silent', () => new Promise(() => {})),
  /** Answers with objects whose every property throws. */
  throwingGetters: misbehave('Trap', async ({ method }, next) =>
    isSigning(method) ? [trap] : next(),
  ),
  /** Tells of a thousand changes in the middle of each request, most of which are none. */
  stormsOfEvents: ((options) => {
    const wallet = createBitcoinWallet({
      ...{ ...options, name: 'Storm' },
      intercept(_, next) {
        for (let index = 0; index < events; index += 1) {
          const { accounts } = wallet.wallet as { readonly accounts: unknown }
          wallet.emit({ accounts })
          wallet.emit({ chains: [] })
          wallet.emit(trap)
        }
        return next()
      },
    })
    return wallet
  }) as HostileBitcoin,
} as const satisfies Readonly<Record<string, HostileBitcoin>>
