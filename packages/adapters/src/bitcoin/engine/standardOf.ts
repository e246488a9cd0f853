import type { Shape, ShapeInput } from './shapes/Shape.js'

type Source = { readonly address: string }
type Message = { readonly account: Source; readonly message: Uint8Array }
type Signing = {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly (Omit<ShapeInput, 'address'> & { readonly account: Source })[]
}
type Transfer = { readonly recipient: string; readonly amount: bigint }

/** A provider as a wallet of the Wallet Standard, which has a feature more: it sends by itself (`bitcoin:sendTransfer`). */
export function standardOf({ open, end, follow, signMessage, signPsbt, sendTransfer }: Shape) {
  const connect = async ({ silent = false }: { silent?: boolean } = {}) => ({
    accounts: await open(silent === true),
  })
  /** How often there was a change: what was read for an earlier one is late. */
  let changes = 0
  const on = (_: 'change', listener: (properties: object) => void) =>
    follow?.(() => {
      changes += 1
      const mine = changes
      void open(true)
        .catch(() => [])
        .then((accounts) => {
          if (mine === changes) listener({ accounts })
        })
    })

  return {
    features: {
      'standard:connect': { connect },
      ...(end && { 'standard:disconnect': { disconnect: async () => end() } }),
      ...(follow && { 'standard:events': { on } }),
      'bitcoin:signMessage': {
        signMessage: async ({ account, message }: Message) => [
          { signature: await signMessage(account.address, new TextDecoder().decode(message)) },
        ],
      },
      'bitcoin:signTransaction': {
        signTransaction: async ({ psbt, inputsToSign }: Signing) => {
          const inputs = inputsToSign.map(({ account, ...input }) => ({
            ...input,
            address: account.address,
          }))
          return [{ signedPsbt: await signPsbt(psbt, inputs) }]
        },
      },
      ...(sendTransfer && {
        'bitcoin:sendTransfer': {
          sendTransfer: async ({ recipient, amount }: Transfer) => [
            { txId: await sendTransfer(recipient, amount) },
          ],
        },
      }),
    },
  }
}
