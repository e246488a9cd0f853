import type { CaipNetworkId } from '@foyer/protocol'
import type { AccountTransaction, AssetMove } from '../../indexer/AccountTransaction.js'
import type { EsploraTransaction, Output } from './EsploraTransaction.js'

/**
 * A transaction as it concerns an address. What a payer gets back as change did not move; where others pay together with the account, only the
 * difference did.
 */
export function toAccountTransaction(
  network: CaipNetworkId,
  address: string,
  { txid, vin, vout, status }: EsploraTransaction,
): AccountTransaction {
  const spent = vin.flatMap(({ prevout }) => prevout ?? [])
  const moves = movesOf(address, spent, vout)
  const [first] = moves
  return {
    network,
    hash: txid,
    block: status.block_height,
    place: placeOf(txid),
    time: status.block_time,
    from: first?.from ?? addressOf(spent[0]),
    to: first?.to ?? addressOf(vout[0]),
    created: null,
    failed: false,
    nonce: null,
    selector: null,
    crowd: 0,
    moves,
  }
}

function movesOf(
  address: string,
  spent: readonly Output[],
  outputs: readonly Output[],
): readonly AssetMove[] {
  const isOwn = (output: Output) => addressOf(output) === address
  const others = outputs.filter((output) => !isOwn(output) && output.value > 0n)
  const stranger = addressOf(spent.find((output) => !isOwn(output)))
  const paid = sum(spent.filter(isOwn))
  const got = sum(outputs.filter(isOwn))
  if (paid === 0n) return got === 0n ? [] : [move(got, stranger, address)]
  if (!spent.every(isOwn)) {
    const change = got - paid
    const receiver = addressOf(others[0])
    return change < 0n ? [move(-change, address, receiver)] : [move(change, stranger, address)]
  }
  if (others.length === 0) return [move(got, address, address)]
  return others.map((output) => move(output.value, address, addressOf(output)))
}

function move(amount: bigint, from: string, to: string): AssetMove {
  return { kind: 'native', contract: null, tokenId: null, amount, from, to }
}

function sum(outputs: readonly Output[]): bigint {
  return outputs.reduce((all, { value }) => all + value, 0n)
}

/** Empty where there is none: new coins, or a script without an address. */
function addressOf(output: Output | undefined): string {
  return output?.scriptpubkey_address ?? ''
}

/** Sources do not say the place in the block. Any order does that stays the same; this one fits a database's whole number. */
function placeOf(txid: string): number {
  return Number.parseInt(txid.slice(0, 8), 16) >>> 1
}
