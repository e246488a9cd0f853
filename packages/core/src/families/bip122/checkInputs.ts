import { type AddressVersions, FoyerError } from '@foyer/protocol'
import type { Spent } from '@foyer/protocol/signed'
import { Address, OutScript, SigHash, type Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils'
import type { Bip122SignInput } from './types.js'

/** An input to be signed, with the kinds of signatures that are taken for it. */
export type WantedInput = { readonly index: number; readonly kinds: readonly number[] }

/**
 * The inputs that a wallet is to sign, each an output of the address that is named for it, which one key spends: nothing else can be checked
 * when it is signed.
 *
 * @throws `psbt_invalid`
 */
export function checkInputs(
  transaction: Transaction,
  { inputs, spent, versions }: checkInputs.Parameters,
): readonly WantedInput[] {
  const seen = new Set(inputs.map(({ index }) => index))
  if (inputs.length === 0 || seen.size !== inputs.length)
    throw new FoyerError('psbt_invalid', { data: { finding: 'inputs' } })
  return inputs.map(({ address, index, sighashTypes }) => {
    const own = spent[index]
    const output = own && decode(address, versions)
    if (!output || !equalBytes(OutScript.encode(output), own.script))
      throw new FoyerError('psbt_invalid', { data: { finding: 'account' } })
    if (!['tr', 'wpkh', 'sh'].includes(output.type))
      throw new FoyerError('psbt_invalid', { data: { finding: 'kind' } })
    const { sighashType } = transaction.getInput(index)
    const whole = output.type === 'tr' ? [SigHash.DEFAULT, SigHash.ALL] : [SigHash.ALL]
    return { index, kinds: sighashTypes ?? (sighashType === undefined ? whole : [sighashType]) }
  })
}

export declare namespace checkInputs {
  type Parameters = {
    readonly inputs: readonly Bip122SignInput[]
    readonly spent: readonly Spent[]
    readonly versions: AddressVersions
  }
}

function decode(address: string, versions: AddressVersions) {
  try {
    return Address(versions).decode(address)
  } catch {
    return undefined
  }
}
