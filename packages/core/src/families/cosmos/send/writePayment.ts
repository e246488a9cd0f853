import { protobuf } from '../protobuf.js'
import type { CosmosPayment } from '../types.js'

/** `SIGN_MODE_DIRECT` of `cosmos.tx.signing.v1beta1`. */
const signDirect = 1n
const secp256k1 = '/cosmos.crypto.secp256k1.PubKey'
const send = '/cosmos.bank.v1beta1.MsgSend'

/** What of a payment is the network's and the account's. */
export type PaymentParts = {
  readonly from: string
  readonly denom: string
  /** Compressed, on secp256k1; absent where it is not known, as in a simulation. */
  readonly publicKey?: Uint8Array | undefined
  readonly sequence: bigint
  /** The height from which on no block takes it. */
  readonly timeoutHeight?: bigint | undefined
}

/** A payment in the two parts of a transaction that are signed (`TxBody` and `AuthInfo` of `cosmos.tx.v1beta1`). */
export function writePayment(
  { to, value, memo = '', gas = 0n, fee = 0n }: CosmosPayment,
  { from, denom, publicKey, sequence, timeoutHeight = 0n }: PaymentParts,
): { readonly bodyBytes: Uint8Array; readonly authInfoBytes: Uint8Array } {
  const coin = (amount: bigint) => [...protobuf.text(1, denom), ...protobuf.text(2, String(amount))]
  const moved = [
    ...protobuf.text(1, from),
    ...protobuf.text(2, to),
    ...protobuf.message(3, coin(value)),
  ]
  const key = publicKey && [
    ...protobuf.text(1, secp256k1),
    ...protobuf.bytes(2, protobuf.bytes(1, publicKey)),
  ]
  const signer = [
    ...(key ? protobuf.message(1, key) : []),
    ...protobuf.message(2, protobuf.message(1, protobuf.number(1, signDirect))),
    ...protobuf.number(3, sequence),
  ]
  const offered = [...(fee > 0n ? protobuf.message(1, coin(fee)) : []), ...protobuf.number(2, gas)]
  return {
    bodyBytes: Uint8Array.of(
      ...protobuf.message(1, [...protobuf.text(1, send), ...protobuf.bytes(2, moved)]),
      ...protobuf.text(2, memo),
      ...protobuf.number(3, timeoutHeight),
    ),
    authInfoBytes: Uint8Array.of(...protobuf.message(1, signer), ...protobuf.message(2, offered)),
  }
}

/** A transaction as it is sent (`TxRaw`): its parts and one signature, which may be empty in a simulation. */
export function writeRaw(
  { bodyBytes, authInfoBytes }: ReturnType<typeof writePayment>,
  signature: Uint8Array,
): Uint8Array {
  return Uint8Array.of(
    ...protobuf.bytes(1, bodyBytes),
    ...protobuf.bytes(2, authInfoBytes),
    ...protobuf.message(3, Array.from(signature)),
  )
}
