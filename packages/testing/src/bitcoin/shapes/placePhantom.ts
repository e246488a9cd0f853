import { hex } from '@scure/base'
import type { PlacedShape, ShapeParts } from './PlacedShape.js'
import { placeAt } from './placeAt.js'

type Options = {
  readonly inputsToSign: readonly {
    readonly address: string
    readonly signingIndexes: readonly number[]
    readonly sigHash?: number
  }[]
}

/** A provider as Phantom has it (`window.phantom.bitcoin`): accounts with purposes, everything as bytes. */
export function placePhantom(parts: ShapeParts): PlacedShape {
  const { context, events, features, method, signing, window } = parts
  const seen = () =>
    context.seen().map(({ address, key }) => ({
      ...{ address, purpose: key.purpose, publicKey: hex.encode(key.publicKey) },
      addressType: key.purpose === 'payment' ? 'p2wpkh' : 'p2tr',
    }))
  const has = (feature: string) => features.some((one) => one === feature)
  const provider = Object.freeze({
    isPhantom: true,
    requestAccounts: method('requestAccounts', async () => {
      await signing.connect('requestAccounts')
      return seen()
    }),
    ...(has('signMessage') && {
      signMessage: method('signMessage', async (message: never, address: never) => ({
        signature: await signing.signMessage('signMessage', address, message),
      })),
    }),
    ...(has('signPsbt') && {
      signPSBT: method('signPSBT', async (psbt: never, options: never) => {
        const inputs = (options as Options).inputsToSign.map(
          ({ address, sigHash, signingIndexes }) => ({
            ...{ address, indexes: signingIndexes },
            ...(sigHash !== undefined && { kinds: [sigHash] }),
          }),
        )
        return signing.signPsbt('signPSBT', psbt, inputs)
      }),
    }),
    on: events.on,
    removeListener: events.off,
  })
  return {
    wallet: provider,
    changed: () => events.emit('accountsChanged', seen()),
    emit: (value) => events.emit('accountsChanged', value),
    retract: placeAt(window, 'phantom.bitcoin', provider),
  }
}
