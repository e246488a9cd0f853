import {
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  type MaybeEncodedAccount,
} from '@solana/kit'
import * as v from 'valibot'
import type { Ledger, LedgerEntry } from './createSolanaLedger.js'
import { describeAccount } from './describeAccount.js'
import { signatureFee } from './feeOf.js'
import { RpcError } from './RpcError.js'
import { readToken, tokenPrograms } from './readToken.js'

type Method = (ledger: Ledger, params: readonly unknown[]) => unknown

const Options = v.looseObject({
  encoding: v.optional(v.string()),
  skipPreflight: v.optional(v.boolean(), false),
  limit: v.optional(v.number(), 1_000),
  programId: v.optional(v.string()),
  mint: v.optional(v.string()),
})
const Wanted = v.object({ addresses: v.array(v.string()) })
const Simulating = v.looseObject({
  sigVerify: v.optional(v.boolean(), false),
  accounts: v.optional(Wanted),
})
const bundleMax = 5
const Bundle = v.object({
  encodedTransactions: v.pipe(v.array(v.string()), v.maxLength(bundleMax)),
})
const Bundling = v.looseObject({
  postExecutionAccountsConfigs: v.array(v.nullable(Wanted)),
  transactionEncoding: v.optional(v.string()),
  skipSigVerify: v.literal(true),
  replaceRecentBlockhash: v.literal(true),
})

const text = (value: unknown) => read(v.string(), value)
const options = (value: unknown) => read(Options, value ?? {})
const at = (ledger: Ledger, value: unknown) => ({
  context: { slot: ledger.slot(), apiVersion: '3.0.0' },
  value,
})

/** The methods that the node answers: those that wallets, pages and the server call. */
export const methods: Readonly<Record<string, Method>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '3.0.0', 'feature-set': 1 }),
  getGenesisHash: (ledger) => ledger.genesisHash,
  getSlot: (ledger) => ledger.slot(),
  getBlockHeight: (ledger) => ledger.slot(),
  getBlockTime: () => Math.floor(Date.now() / 1_000),
  getEpochInfo: (ledger) => ({
    ...{ absoluteSlot: ledger.slot(), blockHeight: ledger.slot(), slotIndex: ledger.slot() },
    ...{ epoch: 0, slotsInEpoch: 432_000, transactionCount: ledger.entries.length },
  }),
  getLatestBlockhash: (ledger) =>
    at(ledger, { blockhash: ledger.hashes[0], lastValidBlockHeight: ledger.slot() + 150 }),
  isBlockhashValid: (ledger, [hash]) => at(ledger, ledger.hashes.includes(text(hash))),
  getBalance: (ledger, [owner]) => at(ledger, Number(ledger.balance(text(owner)))),
  getAccountInfo: (ledger, [owner, given]) => at(ledger, describe(ledger, owner, given)),
  getMultipleAccounts: (ledger, [owners, given]) =>
    at(
      ledger,
      read(v.array(v.string()), owners).map((owner) => describe(ledger, owner, given)),
    ),
  getTokenAccountsByOwner: (ledger, [owner, filter, given]) =>
    at(ledger, tokenAccounts(ledger, text(owner), filter, given)),
  getMinimumBalanceForRentExemption: (ledger, [bytes]) =>
    Number(ledger.rentFor(read(v.number(), bytes))),
  getFeeForMessage: (ledger, [message]) => {
    const bytes = getBase64Encoder().encode(text(message))
    return at(ledger, signatureFee * (bytes[(bytes[0] ?? 0) >= 0x80 ? 1 : 0] ?? 1))
  },
  getRecentPrioritizationFees: (ledger) => [{ slot: ledger.slot(), prioritizationFee: 0 }],
  requestAirdrop: (ledger, [to, amount]) =>
    ledger.airdrop(text(to), BigInt(read(v.number(), amount))),
  simulateTransaction: (ledger, [wire, given]) => simulate(ledger, decode(wire, given), given),
  simulateBundle: (ledger, [bundle, given]) => simulateBundle(ledger, bundle, given),
  sendTransaction: (ledger, [wire, given]) => ledger.send(decode(wire, given), options(given)),
  getSignatureStatuses: (ledger, [signatures]) =>
    at(
      ledger,
      read(v.array(v.string()), signatures).map((signature) => status(ledger.find(signature))),
    ),
  getSignaturesForAddress: (ledger, [owner, given]) =>
    ledger.entries
      .filter(({ keys }) => keys.includes(text(owner)))
      .slice(-options(given).limit)
      .reverse()
      .map(({ failure, signature, slot, time }) => ({
        ...{ signature, slot, err: failure, memo: null, blockTime: time },
        confirmationStatus: 'finalized',
      })),
  getTransaction: (ledger, [signature, given]) =>
    describeEntry(ledger.find(text(signature)), options(given).encoding),
}

function simulate(ledger: Ledger, bytes: Uint8Array, given: unknown) {
  const { sigVerify, accounts: wanted } = read(Simulating, given ?? {})
  const { accounts, ...said } = ledger.simulate(bytes, sigVerify, wanted?.addresses ?? [])
  const shown = wanted && said.err === null ? accounts.map((one) => show(ledger, one)) : null
  return at(ledger, { ...said, accounts: shown, returnData: null })
}

/** As nodes of Jito have it: several, each on what those before left. */
function simulateBundle(ledger: Ledger, bundle: unknown, given: unknown) {
  const { encodedTransactions } = read(Bundle, bundle)
  const { postExecutionAccountsConfigs: wanted, transactionEncoding } = read(Bundling, given)
  if (wanted.length !== encodedTransactions.length)
    throw new RpcError(-32_602, 'pre/post_execution_accounts_configs must be equal in length')
  const all = encodedTransactions.map((wire) => decode(wire, { encoding: transactionEncoding }))
  const done = ledger.simulateAll(
    all,
    wanted.map((one) => one?.addresses ?? []),
  )
  const error = done.find(({ err }) => err !== null)?.err
  const transactionResults = done.map(({ accounts, ...said }, index) => ({
    ...{ ...said, returnData: null, preExecutionAccounts: null },
    postExecutionAccounts: wanted[index] ? accounts.map((one) => show(ledger, one)) : null,
  }))
  const summary = error === undefined ? 'succeeded' : { failed: { error } }
  return at(ledger, { summary, transactionResults })
}

function show(ledger: Ledger, account: MaybeEncodedAccount) {
  return account.exists ? describeAccount(ledger, account, 'base64') : null
}

function describe(ledger: Ledger, owner: unknown, given: unknown) {
  const account = ledger.account(text(owner))
  return account.exists ? describeAccount(ledger, account, options(given).encoding) : null
}

function tokenAccounts(ledger: Ledger, owner: string, filter: unknown, given: unknown) {
  const { mint, programId } = options(filter)
  const programs = tokenPrograms.filter(
    (program) => programId === undefined || program === programId,
  )
  return programs.flatMap((program) =>
    ledger
      .accountsOf(program)
      .filter((account) => {
        const token = readToken(account)
        return token?.owner === owner && (mint === undefined || token.mint === mint)
      })
      .map((account) => ({
        pubkey: account.address,
        account: describeAccount(ledger, account, options(given).encoding),
      })),
  )
}

function status(entry: LedgerEntry | undefined) {
  if (!entry) return null
  const { failure, slot } = entry
  const said = failure === null ? { Ok: null } : { Err: failure }
  return { slot, confirmations: null, err: failure, status: said, confirmationStatus: 'finalized' }
}

/** In `json` with the accounts alone of its message, and without those that tables name. */
function describeEntry(entry: LedgerEntry | undefined, encoding: string | undefined) {
  if (!entry?.bytes) return null
  const { bytes, failure, fee, logs, slot, time, had, has, keys, signature } = entry
  const balances = (tokens: LedgerEntry['hasTokens']) =>
    tokens.map(({ index, mint, owner, amount }) => ({
      ...{ accountIndex: index, mint, owner },
      uiTokenAmount: { amount: String(amount) },
    }))
  return {
    ...{ slot, blockTime: time, version: 'legacy' },
    meta: {
      ...{ err: failure, fee, logMessages: logs },
      ...{ preBalances: had.map(Number), postBalances: has.map(Number) },
      preTokenBalances: balances(entry.hadTokens),
      postTokenBalances: balances(entry.hasTokens),
    },
    transaction:
      encoding === 'json'
        ? { signatures: [signature], message: { accountKeys: keys } }
        : [getBase64Decoder().decode(bytes), 'base64'],
  }
}

function decode(wire: unknown, given: unknown): Uint8Array {
  const coder = options(given).encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()
  try {
    return Uint8Array.from(coder.encode(text(wire)))
  } catch {
    throw new RpcError(-32_602, 'invalid encoding of the transaction')
  }
}

function read<schema extends v.GenericSchema>(
  schema: schema,
  value: unknown,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new RpcError(-32_602, `Invalid params: ${result.issues[0].message}`)
}
