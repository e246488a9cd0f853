import { callOf } from './callOf.js'
import { followEvents } from './followEvents.js'
import type { Shape } from './Shape.js'

/** A provider as Phantom has it (`window.phantom.bitcoin`): accounts with purposes, everything as bytes, the main network alone. */
export function createPhantomShape(provider: unknown): Shape {
  const chains = ['bitcoin:mainnet']
  /** What the wallet granted: it has no silent way to say so. */
  let granted: readonly object[] = []

  return {
    async open(silent) {
      if (silent) return granted
      const answer = await callOf(provider, 'requestAccounts')()
      granted = (Array.isArray(answer) ? answer.slice(0, 100) : []).map((one) => {
        const { address, publicKey, purpose } = Object(one)
        return { address, publicKey, purpose, chains }
      })
      return granted
    },
    follow: (changed) =>
      followEvents(provider, ['accountsChanged'], () => {
        // Which accounts are there now is known with the next connect.
        granted = []
        changed()
      }),
    async signMessage(address, message) {
      const bytes = new TextEncoder().encode(message)
      const { signature } = Object(await callOf(provider, 'signMessage')(bytes, address))
      return signature
    },
    async signPsbt(psbt, inputsToSign) {
      return (await callOf(provider, 'signPSBT')(psbt, { inputsToSign })) as Uint8Array
    },
  }
}
