import { base64, hex } from '@scure/base'
import type { PlacedShape, ShapeParts } from './PlacedShape.js'
import { placeAt } from './placeAt.js'

type Options = {
  readonly toSignInputs: readonly {
    readonly index: number
    readonly address: string
    readonly sighashTypes?: readonly number[]
  }[]
}

const chainWords: Readonly<Record<string, string>> = {
  'bitcoin:mainnet': 'BITCOIN_MAINNET',
  'bitcoin:testnet': 'BITCOIN_TESTNET',
  'bitcoin:testnet4': 'BITCOIN_TESTNET4',
  'bitcoin:signet': 'BITCOIN_SIGNET',
  'bitcoin:regtest': 'BITCOIN_REGTEST',
}

/** A provider as UniSat has it: one account, everything as text, amounts as numbers. OKX has it too, for each network one. */
export function placeUnisat(parts: ShapeParts, path: string): PlacedShape {
  const { context, events, features, method, signing, window } = parts
  const own = () => context.seen()[0]
  const addresses = () => (own() ? [own()?.address] : [])
  const has = (feature: string) => features.some((one) => one === feature)
  const provider = Object.freeze({
    requestAccounts: method('requestAccounts', async () => {
      await signing.connect('requestAccounts')
      return addresses()
    }),
    getAccounts: method('getAccounts', async () => addresses()),
    getPublicKey: method('getPublicKey', async () =>
      hex.encode(own()?.key.publicKey ?? new Uint8Array()),
    ),
    getChain: method('getChain', async () => ({
      enum: chainWords[context.memory.get().chains[0] ?? ''],
    })),
    disconnect: method('disconnect', async () => void context.memory.set({ granted: false })),
    ...(has('signMessage') && {
      signMessage: method('signMessage', async (message: never) => {
        const bytes = new TextEncoder().encode(String(message))
        return base64.encode(await signing.signMessage('signMessage', own()?.address, bytes))
      }),
    }),
    ...(has('signPsbt') && {
      signPsbt: method('signPsbt', async (psbt: never, options: never) => {
        const inputs = (options as Options).toSignInputs.map(
          ({ address, index, sighashTypes }) => ({
            ...{ address, indexes: [index] },
            ...(sighashTypes && { kinds: sighashTypes }),
          }),
        )
        return hex.encode(await signing.signPsbt('signPsbt', hex.decode(psbt), inputs))
      }),
    }),
    ...(has('sendTransfer') && {
      sendBitcoin: method('sendBitcoin', async (recipient: never, satoshi: never) =>
        signing.sendTransfer('sendBitcoin', recipient, BigInt(satoshi)),
      ),
    }),
    on: events.on,
    removeListener: events.off,
  })
  return {
    wallet: provider,
    changed() {
      events.emit('accountsChanged', addresses())
      events.emit('networkChanged', context.memory.get().chains[0])
    },
    emit: (value) => events.emit('accountsChanged', value),
    retract: placeAt(window, path, provider),
  }
}
