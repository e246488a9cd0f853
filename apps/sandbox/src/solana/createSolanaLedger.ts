import { createHash } from 'node:crypto'
import {
  type Address,
  address,
  getBase58Decoder,
  getSignatureFromTransaction,
  lamports,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { createSimulator } from './createSimulator.js'
import { failureOf } from './failureOf.js'
import { feeOf } from './feeOf.js'
import { RpcError } from './RpcError.js'
import { readToken } from './readToken.js'
import { readWire } from './readWire.js'

/** A transaction that the network carried out, well or not. */
export type LedgerEntry = {
  readonly signature: string
  readonly slot: number
  /** Seconds since 1970. */
  readonly time: number
  readonly failure: unknown
  readonly keys: readonly string[]
  readonly bytes: Uint8Array | undefined
  readonly logs: readonly string[]
  /** In lamports. */
  readonly fee: number
  /** What the accounts of `keys` had before and after. */
  readonly had: readonly bigint[]
  readonly has: readonly bigint[]
  /** What those of them that are token accounts had and have. */
  readonly hadTokens: readonly TokenBalance[]
  readonly hasTokens: readonly TokenBalance[]
}
type TokenBalance = NonNullable<ReturnType<typeof readToken>> & {
  /** Which of `keys`. */
  readonly index: number
}
export type Ledger = ReturnType<typeof createSolanaLedger>

/** A hash is good for so many slots. */
const hashesKept = 150
const base58 = getBase58Decoder()

/** By it the network is known, and no other one has it. */
const ownGenesisHash = base58.decode(
  createHash('sha256').update('the first block of the sandbox').digest(),
)

/** Solana's own machine in this process (litesvm), with what a cluster keeps besides: slots, hashes, and what happened. */
export function createSolanaLedger(genesisHash: string = ownGenesisHash) {
  // Whether a hash is still good is looked at here: the machine knows the newest alone.
  const svm = new LiteSVM().withNativeMints().withBlockhashCheck(false)
  const simulator = createSimulator(svm)
  const hashes: string[] = [svm.latestBlockhash()]
  const entries: LedgerEntry[] = []
  let slot = 1

  const record = (entry: Omit<LedgerEntry, 'slot' | 'time'>) => {
    entries.push({ ...entry, slot, time: Math.floor(Date.now() / 1_000) })
  }
  const balance = (owner: string) => svm.getBalance(address(owner)) ?? 0n
  const tokensOf = (keys: readonly string[]) =>
    keys.flatMap((key, index) => {
      const account = svm.getAccount(address(key))
      const token = account.exists ? readToken(account) : undefined
      return token ? [{ ...token, index }] : []
    })
  const find = (signature: string) => entries.find((entry) => entry.signature === signature)
  const refuse = (reason: string, data: object) =>
    new RpcError(-32_002, `Transaction simulation failed: ${reason}`, data)

  const check = (hash: string, signature: string) => {
    if (!hashes.includes(hash))
      throw refuse('Blockhash not found', { err: 'BlockhashNotFound', logs: [] })
    if (find(signature))
      throw refuse('This transaction has already been processed', { err: 'AlreadyProcessed' })
  }
  const preflight = (bytes: Uint8Array) => {
    const { accounts, ...tried } = simulator.simulate(bytes, true, [])
    if (tried.err === 'SignatureFailure')
      throw new RpcError(-32_003, 'Transaction signature verification failure')
    if (tried.err !== null) throw refuse(JSON.stringify(tried.err), tried)
  }

  return {
    genesisHash,
    hashes: hashes as readonly string[],
    entries: entries as readonly LedgerEntry[],
    slot: () => slot,
    find,
    ...simulator,
    account: (owner: string) => svm.getAccount(address(owner)),
    balance,
    accountsOf: (program: string) => svm.getProgramAccounts(address(program)),
    /** Puts an account there as no program would. */
    put: (
      owner: string,
      {
        program,
        data,
        lamports: coins = 10n ** 9n,
      }: { program: string; data: Uint8Array; lamports?: bigint },
    ) =>
      void svm.setAccount({
        ...{ address: address(owner), programAddress: address(program), data },
        ...{ lamports: lamports(coins), space: BigInt(data.length), executable: false },
      }),
    /** Puts a program there, as its compiler wrote it. */
    deploy: (program: string, code: Uint8Array) => svm.addProgram(address(program), code),
    rentFor: (bytes: number) => svm.minimumBalanceForRentExemption(BigInt(bytes)),
    tick() {
      slot += 1
      svm.warpToSlot(BigInt(slot))
      svm.expireBlockhash()
      hashes.unshift(svm.latestBlockhash())
      hashes.length = Math.min(hashes.length, hashesKept)
      // New lookup tables are named after a slot that has just been. The machine begins with one of far ahead.
      const [latest] = svm.getSlotHashes()
      if (!latest) return
      const before = svm.getSlotHashes().filter((one) => one.slot < BigInt(slot))
      latest.slot = BigInt(slot - 1)
      latest.hash = hashes[1] ?? svm.latestBlockhash()
      svm.setSlotHashes([latest, ...before].slice(0, hashesKept))
    },
    airdrop(to: string, amount: bigint): string {
      // The same amount for the same account would be the same transaction.
      svm.expireBlockhash()
      const had = [balance(to)]
      const given = svm.airdrop(address(to), lamports(amount))
      if (!given || given instanceof FailedTransactionMetadata)
        throw new RpcError(-32_603, 'The airdrop failed')
      const signature = base58.decode(given.signature())
      const nothing = {
        failure: null,
        bytes: undefined,
        logs: [],
        hadTokens: [],
        hasTokens: [],
        fee: 0,
      }
      record({ ...nothing, signature, keys: [to], had, has: [balance(to)] })
      return signature
    },
    /** As a cluster takes it. @throws `RpcError` -32002 or -32003 */
    send(bytes: Uint8Array, { skipPreflight }: { skipPreflight: boolean }): string {
      const { transaction, message } = readWire(bytes)
      const signature: string = getSignatureFromTransaction(transaction)
      check(message.lifetimeToken, signature)
      if (!skipPreflight) preflight(bytes)
      const keys = message.staticAccounts.map((key: Address): string => key)
      const [had, hadTokens] = [keys.map(balance), tokensOf(keys)]
      const result = svm.sendTransaction(transaction)
      const hasFailed = result instanceof FailedTransactionMetadata
      const failure = hasFailed ? failureOf(result.err()) : null
      const logs = (hasFailed ? result.meta() : result).logs()
      const has = keys.map(balance)
      const moved = { had, has, hadTokens, hasTokens: tokensOf(keys) }
      record({ signature, failure, keys, bytes, logs, fee: feeOf(message), ...moved })
      return signature
    },
  }
}
