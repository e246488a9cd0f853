import { hex } from '@scure/base'
import { callOf } from './callOf.js'
import { followEvents } from './followEvents.js'
import { readText } from './readText.js'
import type { Shape } from './Shape.js'
import { toWireNumber } from './toWireNumber.js'

/** The networks by the words of `getChain` and `getNetwork`. Another chain that writes its addresses alike (Fractal) is none of them. */
const chains: Readonly<Record<string, string>> = {
  BITCOIN_MAINNET: 'bitcoin:mainnet',
  BITCOIN_TESTNET: 'bitcoin:testnet',
  BITCOIN_TESTNET4: 'bitcoin:testnet4',
  BITCOIN_SIGNET: 'bitcoin:signet',
  BITCOIN_REGTEST: 'bitcoin:regtest',
  livenet: 'bitcoin:mainnet',
  mainnet: 'bitcoin:mainnet',
  testnet: 'bitcoin:testnet',
  testnet4: 'bitcoin:testnet4',
  signet: 'bitcoin:signet',
  regtest: 'bitcoin:regtest',
}

/**
 * A provider as UniSat has it (`window.unisat`), and OKX after it: one account, PSBTs as hex, amounts as numbers.
 *
 * @param own the network that the provider is for; it is asked for it when absent
 */
export function createUnisatShape(provider: unknown, own?: string): Shape {
  const call = (name: string, ...values: readonly unknown[]) => callOf(provider, name)(...values)
  const optional = (name: string) => call(name).catch(() => undefined)
  const chainOf = async () => {
    const { enum: name } = Object(await optional('getChain'))
    const word = name ?? (await optional('getNetwork'))
    return typeof word === 'string' && Object.hasOwn(chains, word) ? chains[word] : undefined
  }

  return {
    async open(silent) {
      const addresses = await call(silent ? 'getAccounts' : 'requestAccounts')
      const [address] = Array.isArray(addresses) ? addresses : []
      if (address === undefined) return []
      const [publicKey, chain] = await Promise.all([optional('getPublicKey'), own ?? chainOf()])
      return [{ address, publicKey, chains: chain === undefined ? [] : [chain] }]
    },
    end: () => optional('disconnect'),
    follow: (changed) =>
      followEvents(provider, ['accountsChanged', 'networkChanged', 'chainChanged'], changed),
    async signMessage(address, message) {
      const kind = /^(bc|tb|bcrt)1/.test(address) ? 'bip322-simple' : 'ecdsa'
      return readText(await call('signMessage', message, kind), 'base64')
    },
    async signPsbt(psbt, inputs) {
      const toSignInputs = inputs.flatMap(({ address, signingIndexes, sigHash }) =>
        signingIndexes.map((index) => ({
          ...{ index, address },
          ...(sigHash !== undefined && { sighashTypes: [sigHash] }),
        })),
      )
      const signed = await call('signPsbt', hex.encode(psbt), {
        autoFinalized: false,
        toSignInputs,
      })
      return readText(signed, 'hex')
    },
    sendTransfer: (recipient, satoshi) => call('sendBitcoin', recipient, toWireNumber(satoshi)),
  }
}
