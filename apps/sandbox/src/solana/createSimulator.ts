import { address, type MaybeEncodedAccount } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { failureOf } from './failureOf.js'
import { readWire } from './readWire.js'

/** What a transaction would do, and the requested accounts as they would be after it. */
export type Simulated = {
  readonly err: unknown
  readonly logs: readonly string[]
  readonly unitsConsumed: number
  readonly accounts: readonly MaybeEncodedAccount[]
}

/** Plays transactions on a machine without changing it. */
export function createSimulator(svm: LiteSVM) {
  return {
    /** @param isSigned whether the signatures have to be there and good */
    simulate(bytes: Uint8Array, isSigned: boolean, addresses: readonly string[]): Simulated {
      svm.withSigverify(isSigned)
      const result = svm.simulateTransaction(readWire(bytes).transaction)
      svm.withSigverify(true)
      const { logs, unitsConsumed } = tokenBalances(result.meta())
      if (result instanceof FailedTransactionMetadata)
        return { err: failureOf(result.err()), logs, unitsConsumed, accounts: [] }
      const changed = new Map(result.postAccounts().map((one) => [String(one.address), one]))
      const accounts = addresses.map((one): MaybeEncodedAccount => {
        const found = changed.get(one)
        return found
          ? { ...found, data: Uint8Array.from(found.data), exists: true }
          : svm.getAccount(address(one))
      })
      return { err: null, logs, unitsConsumed, accounts }
    },
    /** One after the other, each on what those before left, until one fails. The accounts are those after it. */
    simulateAll(all: readonly Uint8Array[], addresses: readonly (readonly string[])[]) {
      const copy = LiteSVM.fromBytes(svm.toBytes()).withSigverify(false).withBlockhashCheck(false)
      const done: Simulated[] = []
      for (const [index, bytes] of all.entries()) {
        const result = copy.sendTransaction(readWire(bytes).transaction)
        const hasFailed = result instanceof FailedTransactionMetadata
        done.push({
          ...tokenBalances(hasFailed ? result.meta() : result),
          err: hasFailed ? failureOf(result.err()) : null,
          accounts: (addresses[index] ?? []).map((one) => copy.getAccount(address(one))),
        })
        if (hasFailed) break
      }
      return done
    },
  }
}

type Meta = ReturnType<FailedTransactionMetadata['meta']>

function tokenBalances(meta: Meta) {
  return { logs: meta.logs(), unitsConsumed: Number(meta.computeUnitsConsumed()) }
}
