import { register } from '../../solana/register.js'
import { read } from '../../wallet/read.js'
import type { SeenAccount } from '../BitcoinWalletContext.js'
import type { PlacedShape, ShapeParts } from './PlacedShape.js'

type Input = Readonly<Record<string, unknown>>

/** The Wallet Standard, with the features of Bitcoin's extension. */
export function placeStandard(parts: ShapeParts): PlacedShape {
  const { context, events, features, method, name, signing, window } = parts
  const named = ['signMessage', 'signPsbt']
    .filter((one) => features.some((feature) => feature === one))
    .map((one) => `bitcoin:${one === 'signPsbt' ? 'signTransaction' : one}`)
  const toAccount = ({ address, chains, key }: SeenAccount) =>
    Object.freeze({ address, chains, features: named, publicKey: key.publicKey })
  const seen = () => context.seen().map(toAccount)

  const connect = async () => {
    await signing.connect('bitcoin:connect')
    return { accounts: seen() }
  }
  const signMessage = async (...inputs: readonly never[]) => {
    const outputs: object[] = []
    for (const input of inputs as readonly Input[]) {
      const { address } = read.record(input.account, 'The account')
      const message = input.message as Uint8Array
      const signature = await signing.signMessage('bitcoin:signMessage', address, message)
      outputs.push({ signedMessage: message, signature })
    }
    return outputs
  }
  const signTransaction = async (...inputs: readonly never[]) => {
    const outputs: object[] = []
    for (const { inputsToSign, psbt } of inputs as readonly Input[]) {
      const wanted = read.list(inputsToSign, 'The inputs').map((one) => {
        const { account, sigHash, signingIndexes } = one as Input
        return {
          address: read.text(read.record(account, 'The account').address, 'The address'),
          indexes: read.list(signingIndexes, 'The indexes') as readonly number[],
          ...(sigHash !== undefined && { kinds: [sigHash as number] }),
        }
      })
      const name = 'bitcoin:signTransaction'
      outputs.push({ signedPsbt: await signing.signPsbt(name, psbt as Uint8Array, wanted) })
    }
    return outputs
  }
  const silent = async (given: Input = {}) =>
    given.silent === true ? { accounts: seen() } : connect()
  const version = '1.0.0'
  const wallet = Object.freeze({
    ...{ version, name, icon: parts.icon },
    get chains() {
      return context.memory.get().chains
    },
    get accounts() {
      return seen()
    },
    features: Object.freeze({
      'bitcoin:connect': { version, connect: method('bitcoin:connect', connect) },
      'standard:connect': { version, connect: method('standard:connect', silent as never) },
      'standard:disconnect': {
        version,
        disconnect: method('standard:disconnect', async () =>
          context.memory.set({ granted: false }),
        ),
      },
      'standard:events': {
        version,
        on(event: string, listener: (value: never) => void) {
          events.on(event, listener)
          return () => events.off(event, listener)
        },
      },
      ...(named.includes('bitcoin:signMessage') && {
        'bitcoin:signMessage': { version, signMessage: method('bitcoin:signMessage', signMessage) },
      }),
      ...(named.includes('bitcoin:signTransaction') && {
        'bitcoin:signTransaction': {
          version,
          signTransaction: method('bitcoin:signTransaction', signTransaction),
        },
      }),
    }),
  })
  return {
    wallet,
    changed: () => events.emit('change', { accounts: seen() }),
    emit: (value) => events.emit('change', value),
    retract: register(window, wallet),
  }
}
