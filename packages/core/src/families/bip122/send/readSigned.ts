import { bitcoinAddress, type Network } from '@foyer/protocol'
import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'

/** A signed transaction in hex; `undefined` for what is none, or another than the one with this id. */
export function readSigned(signed: unknown, id: string): Transaction | undefined {
  if (typeof signed !== 'string') return undefined
  try {
    const read = Transaction.fromRaw(hex.decode(signed), {
      ...{ allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true },
    })
    return read.id === id ? read : undefined
  } catch {
    return undefined
  }
}

/** What pays to an address. */
readSigned.scriptOf = (address: string, { caipNetworkId }: Network): Uint8Array =>
  OutScript.encode(Address(bitcoinAddress.versionsOn(caipNetworkId)).decode(address))
