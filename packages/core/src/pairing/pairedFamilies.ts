import { FoyerError, type Namespace } from '@foyer/protocol'
import { base58 } from '@scure/base'
import type { SendParameters } from '../adapter.js'
import type { createRpc } from './provider/createRpc.js'
import { toHexText } from './provider/toHexText.js'

type Ask = (method: string, params: unknown) => Promise<unknown>
type Signing = (ask: Ask, parameters: { message: string; address: string }) => Promise<string>
type Rpc = ReturnType<typeof createRpc>
type Payment = (ask: Ask, parameters: SendParameters, rpc: Rpc) => Promise<string>

/** How a text is signed, by chain family, and the signature in the family's own encoding. */
export const signingCalls: Readonly<Partial<Record<Namespace, Signing>>> = {
  eip155: async (ask, { message, address }) =>
    readText(await ask('personal_sign', [toHexText(message), address])),
  solana: async (ask, { message, address }) => {
    const bytes = new TextEncoder().encode(message)
    return readField(
      await ask('solana_signMessage', { message: base58.encode(bytes), pubkey: address }),
      'signature',
    )
  },
  bip122: async (ask, { message, address }) =>
    readField(await ask('signMessage', { account: address, address, message }), 'signature'),
  polkadot: async (ask, { message, address }) =>
    readField(await ask('polkadot_signMessage', { address, message }), 'signature'),
}

/** How coins are sent, by chain family; answers with the transaction's id. */
export const paymentCalls: Readonly<Partial<Record<Namespace, Payment>>> = {
  eip155: async (ask, { address, transaction: { to, value, data, gas } }) =>
    readText(
      await ask('eth_sendTransaction', [
        {
          from: address,
          ...(to && { to }),
          ...(value !== undefined && { value: toHex(value) }),
          ...(data && { data }),
          ...(gas !== undefined && { gas: toHex(gas) }),
        },
      ]),
    ),
  solana: async (ask, parameters, rpc) => {
    const { writeSolanaPayment } = await import('./solanaPayment.js')
    const transaction = await writeSolanaPayment(rpc, parameters)
    return readField(await ask('solana_signAndSendTransaction', { transaction }), 'signature')
  },
  bip122: async (ask, { address, transaction: { to, value } }) =>
    readField(
      await ask('sendTransfer', {
        account: address,
        recipientAddress: to,
        amount: String(value ?? 0n),
      }),
      'txid',
    ),
}

const answerMax = 8_192

function readText(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= answerMax) return value
  throw new FoyerError('answer_invalid')
}

function readField(value: unknown, name: string): string {
  const isRecord = typeof value === 'object' && value !== null
  return readText(isRecord ? (value as Record<string, unknown>)[name] : undefined)
}

function toHex(value: bigint): string {
  return `0x${value.toString(16)}`
}
