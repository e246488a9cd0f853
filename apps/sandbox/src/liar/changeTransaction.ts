import {
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  decompileTransactionMessage,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'

/** What a transaction of Solana is made of. */
export type Made = {
  readonly payer: Address
  readonly instructions: readonly Instruction[]
  /** What each lookup table is said to hold. */
  readonly tables?: Readonly<Record<Address, Address[]>>
}

/** An unsigned transaction of version 0 in Base64, made anew with something changed. */
export function changeTransaction(transaction: string, change: (made: Made) => Made): string {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction))
  const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const message = decompileTransactionMessage(compiled)
  if (!('blockhash' in message.lifetimeConstraint)) return transaction
  const lifetime = message.lifetimeConstraint
  const {
    payer,
    instructions,
    tables = {},
  } = change({
    payer: message.feePayer.address,
    instructions: message.instructions,
  })
  return pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
    (one) => compressTransactionMessageUsingAddressLookupTables(one, tables),
    (one) => getBase64EncodedWireTransaction(compileTransaction(one)),
  )
}
