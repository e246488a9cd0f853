import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { SwapError } from '../../../swaps/SwapError.js'
import { programs } from '../programs.js'
import type { JupiterBuild, JupiterInstruction } from './jupiter.js'

/** The longest that the network takes. */
const bytesMax = 1_232
/** The compute budget's numbers for its limit and its price. */
const [limitKind, priceKind] = [2, 3]

/** An offer for computing: how many units at most, at which price in millionths of a lamport. */
type Budget = { readonly units: number; readonly price: bigint }

/**
 * The unsigned transaction of version 0 that swaps, in Base64: the account alone pays and signs.
 *
 * @throws `SwapError` (`no_route`) when it would be longer than the network takes
 */
export function writeTransaction({
  account,
  build,
  tables,
  budget,
}: writeTransaction.Parameters): string {
  const { setupInstructions, swapInstruction, cleanupInstruction } = build
  const { blockhash, lastValidBlockHeight } = build.blockhashWithMetadata
  const lifetime = {
    blockhash: getBase58Decoder().decode(Uint8Array.from(blockhash)) as Blockhash,
    lastValidBlockHeight: BigInt(lastValidBlockHeight),
  }
  const instructions = [
    ...toBudget(budget),
    ...[...setupInstructions, swapInstruction].map(toInstruction),
    ...(cleanupInstruction ? [toInstruction(cleanupInstruction)] : []),
  ]
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(account as Address, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
    (one) =>
      compressTransactionMessageUsingAddressLookupTables(
        one,
        tables as Readonly<Record<Address, Address[]>>,
      ),
  )
  const transaction = getBase64EncodedWireTransaction(compileTransaction(message))
  if (Buffer.byteLength(transaction, 'base64') <= bytesMax) return transaction
  throw new SwapError('no_route', { cause: new Error('The transaction would be too long') })
}

export declare namespace writeTransaction {
  type Parameters = {
    readonly account: string
    readonly build: JupiterBuild
    /** What each lookup table holds. */
    readonly tables: Readonly<Record<string, readonly string[]>>
    readonly budget: Budget
  }
}

function toInstruction({ programId, accounts, data }: JupiterInstruction): Instruction {
  return {
    programAddress: programId as Address,
    accounts: accounts.map(({ pubkey, isSigner, isWritable }) => ({
      address: pubkey as Address,
      role: roles[`${isSigner}-${isWritable}`],
    })),
    data: Buffer.from(data, 'base64'),
  }
}
const roles = {
  'true-true': AccountRole.WRITABLE_SIGNER,
  'true-false': AccountRole.READONLY_SIGNER,
  'false-true': AccountRole.WRITABLE,
  'false-false': AccountRole.READONLY,
} as const

function toBudget({ units, price }: Budget): readonly Instruction[] {
  const limit = Buffer.alloc(5)
  limit.writeUInt8(limitKind)
  limit.writeUInt32LE(units, 1)
  const offer = Buffer.alloc(9)
  offer.writeUInt8(priceKind)
  offer.writeBigUInt64LE(price, 1)
  const programAddress = programs.computeBudget as Address
  return [limit, ...(price > 0n ? [offer] : [])].map((data) => ({ programAddress, data }))
}
