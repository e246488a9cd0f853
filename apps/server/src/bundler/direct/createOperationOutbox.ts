import { setTimeout as pause } from 'node:timers/promises'
import { safeContracts } from '@foyer/protocol/api'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { type Address, type Hex, keccak256, type PrivateKeyAccount, parseTransaction } from 'viem'
import type { Database } from '../../database/Database.js'
import { createLease } from '../../leases/createLease.js'
import { ChainError } from '../../services/chains/ChainError.js'
import type { Chains } from '../../services/chains/Chains.js'
import { refuse } from '../failures.js'
import type { Operation } from '../Operation.js'
import { operations } from '../tables.js'
import { gasOf, handleOps } from './handleOps.js'

export type OperationRow = typeof operations.$inferSelect
/** A transaction of the server's key, without what is of the moment. */
export type OutboxCall = {
  readonly to: Address
  readonly data: Hex
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

const leaseMs = 15_000
const leaseWaitMs = 10_000
const leaseLookMs = 25
/** What nodes say of a transaction that they have, or had. */
const hasComeThrough = /already ?(known|imported)|known transaction|nonce too low/i
/** How long a sender waits whose transaction failed on the chain: the server paid for it. */
const penaltyMs = 600_000

/** What the server sends itself, in a row of nonces of its own that all processes share. */
export function createOperationOutbox({
  chains,
  db,
  network,
  chainId,
  holder,
  key,
  now,
}: createOperationOutbox.Parts) {
  const lease = createLease({ db, name: `bundle ${network}`, holder, forMs: leaseMs, now })
  let before: Promise<unknown> = Promise.resolve()

  /** One at a time here, and with the right to it among processes. */
  const inTurn = <value>(work: () => Promise<value>): Promise<value> => {
    const turn = before.then(async () => {
      await take()
      try {
        return await work()
      } finally {
        await lease.release()
      }
    })
    before = turn.catch(() => undefined)
    return turn
  }
  const take = async () => {
    const until = performance.now() + leaseWaitMs
    while (!(await lease.take())) {
      if (performance.now() > until)
        throw refuse('internal', 'Too many operations at once. Try again.')
      await pause(leaseLookMs)
    }
  }
  const sign = async (call: OutboxCall) => {
    const client = chains.evm(network)
    const nonce = await client.getTransactionCount({ address: key.address, blockTag: 'pending' })
    const raw = await key.signTransaction({ type: 'eip1559', chainId, nonce, ...call })
    return { nonce, raw, transaction: keccak256(raw) }
  }
  /** `false` when the node refuses it. Without an answer it may have come through. */
  const hand = async (raw: string): Promise<boolean> => {
    try {
      await chains.request(network, { method: 'eth_sendRawTransaction', params: [raw] })
      return true
    } catch (error) {
      if (!(error instanceof ChainError) || error.code === -32_603) return true
      return hasComeThrough.test(error.message)
    }
  }

  /** Written down first: whatever happens then, it is known what was sent. */
  const put = async (
    kept: Pick<OperationRow, 'hash' | 'sender' | 'operation'>,
    call: OutboxCall,
  ) => {
    const signed = await sign(call)
    const row = { ...kept, network, state: 'sent', sentAt: now() } as const
    await db
      .insert(operations)
      .values({ ...row, ...signed })
      .onConflictDoUpdate({
        target: operations.hash,
        set: { ...signed, state: 'sent', sentAt: now() },
      })
    if (await hand(signed.raw)) return
    const { hash } = kept
    await db
      .delete(operations)
      .where(and(eq(operations.hash, hash), eq(operations.raw, signed.raw)))
    throw refuse('internal', 'The network does not take the operation now. Try again later.')
  }

  return {
    inTurn,
    /** To be called in turn. */
    put,
    async send(hash: Hex, operation: Operation, given: unknown): Promise<void> {
      const { sender, maxFeePerGas, maxPriorityFeePerGas } = operation
      const call = {
        to: safeContracts.entryPoint,
        data: handleOps(operation, key.address),
        gas: gasOf(operation),
        // As much as the operation pays.
        ...{ maxFeePerGas, maxPriorityFeePerGas },
      }
      await inTurn(() => put({ hash, sender, operation: given }, call))
    },
    /** How many of the key's transactions are on the chain. */
    count: () => chains.evm(network).getTransactionCount({ address: key.address }),
    /** The same transaction once more. A refusal changes nothing: nodes refuse what waits at them already, also because its fee has become too low. */
    async sendAgain({ raw }: OperationRow): Promise<void> {
      await hand(raw)
    },
    /** Gives its nonce to a transaction that does nothing and pays more, so that those behind it go on. */
    async giveUp({ nonce, raw: stuck }: OperationRow): Promise<void> {
      const price = await chains.evm(network).getGasPrice()
      const before = parseTransaction(stuck as Hex).maxFeePerGas ?? 0n
      const fee = 2n * (price > before ? price : before)
      const raw = await key.signTransaction({
        ...{ type: 'eip1559', chainId, nonce, to: key.address, gas: 21_000n },
        ...{ maxFeePerGas: fee, maxPriorityFeePerGas: fee },
      })
      // Sent again, it is known already.
      const sent = chains.request(network, { method: 'eth_sendRawTransaction', params: [raw] })
      await sent.catch(() => undefined)
    },
    async find(hash: string): Promise<OperationRow | undefined> {
      const [row] = await db.select().from(operations).where(eq(operations.hash, hash))
      return row?.network === network ? row : undefined
    },
    async mark(hash: string, state: OperationRow['state']): Promise<void> {
      await db.update(operations).set({ state }).where(eq(operations.hash, hash))
    },
    /** Those that were sent so long ago that they should be on the chain. */
    waiting(olderMs: number): Promise<OperationRow[]> {
      const late = and(
        eq(operations.network, network),
        eq(operations.state, 'sent'),
        lt(operations.sentAt, now() - olderMs),
      )
      return db.select().from(operations).where(late).orderBy(operations.sentAt).limit(100)
    },
    async hasFailedLately(sender: string): Promise<boolean> {
      const failed = and(
        eq(operations.network, network),
        eq(operations.sender, sender),
        eq(operations.state, 'failed'),
        gt(operations.sentAt, now() - penaltyMs),
      )
      const [row] = await db.select({ one: sql`1` }).from(operations).where(failed).limit(1)
      return row !== undefined
    },
    /** Rows of this age are told of no more; the chain still knows. */
    async forget(olderMs: number): Promise<void> {
      const old = and(eq(operations.network, network), lt(operations.sentAt, now() - olderMs))
      await db.delete(operations).where(old)
    },
  }
}

export declare namespace createOperationOutbox {
  type Parts = {
    chains: Chains
    db: Database
    network: string
    chainId: number
    /** This process, by a random id of its own. */
    holder: string
    key: PrivateKeyAccount
    now(): number
  }
}
