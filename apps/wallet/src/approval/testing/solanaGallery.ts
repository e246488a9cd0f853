import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressEncoder,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { SolanaTransactionsAction } from '../../actions/Action.js'

export const solanaAccount = '4Nd1mYvJ5ZBWZ8xWfV1Yy3ncMVVTVrqPTa5cBAWs6rpe' as Address
const friend = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' as Address
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' as Address
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash
const network = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' as const

/** Solana's kinds: read, blind, and a transaction in the clothes of a message. */
export function solanaGallery(origin: string) {
  const common = { origin, network, account: { address: solanaAccount, type: 'eoa' } } as const
  const transactions = (...all: Uint8Array[]): Omit<SolanaTransactionsAction, 'id'> => ({
    ...{ ...common, kind: 'solanaTransactions', transactions: all },
    lookups: all.map(() => ({ accounts: [] })),
    ...{ encoding: 'base64', isList: all.length > 1, send: undefined },
  })
  const bytes = new TextEncoder().encode('Welcome to Harvest Market on Solana.')
  return {
    solanaMessage: { ...common, kind: 'solanaMessage', bytes } as const,
    solanaPay: transactions(transactionOf(payInstruction(1_500_000_000n), memo('For the apples'))),
    solanaToken: transactions(transactionOf(tokenInstruction(2_500_000n))),
    solanaBlind: transactions(
      transactionOf(payInstruction(5_000n)),
      transactionOf({
        programAddress: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4' as Address,
        accounts: [{ address: solanaAccount, role: AccountRole.WRITABLE_SIGNER }],
        data: new Uint8Array([1, 2, 3, 4]),
      }),
    ),
    // Its table's owner is unknown, and its account changes hands.
    solanaTable: {
      ...transactions(transactionOf(tokenInstruction(2_500_000n), handOver())),
      lookups: [{ unread: mint }],
    },
    solanaMany: transactions(
      transactionOf(payInstruction(1_000_000_000n)),
      transactionOf(payInstruction(2_000_000_000n), memo('The second half')),
    ),
    // Without its signatures a transaction is what could pass for a message.
    solanaDisguise: {
      ...{ ...common, kind: 'solanaMessage' },
      bytes: transactionOf(payInstruction(9n)).slice(65),
    } as const,
  }
}

/** A transaction as it is on the wire, unsigned. */
export function transactionOf(...instructions: Instruction[]): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(solanaAccount, one),
    (one) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 1n }, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

export function payInstruction(lamports: bigint): Instruction {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  return {
    programAddress: '11111111111111111111111111111111' as Address,
    accounts: [
      { address: solanaAccount, role: AccountRole.WRITABLE_SIGNER },
      { address: friend, role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  }
}

/** TransferChecked, with six decimals. */
export function tokenInstruction(amount: bigint): Instruction {
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, 12)
  data.setBigUint64(1, amount, true)
  data.setUint8(9, 6)
  return {
    programAddress: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
    accounts: [
      { address: friend, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      {
        address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' as Address,
        role: AccountRole.WRITABLE,
      },
      { address: solanaAccount, role: AccountRole.READONLY_SIGNER },
    ],
    data: new Uint8Array(data.buffer),
  }
}

function memo(text: string): Instruction {
  return {
    programAddress: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address,
    accounts: [],
    data: new TextEncoder().encode(text),
  }
}

/** SetAuthority, of the account itself. */
function handOver(): Instruction {
  return {
    programAddress: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
    accounts: [
      { address: friend, role: AccountRole.WRITABLE },
      { address: solanaAccount, role: AccountRole.READONLY_SIGNER },
    ],
    data: Uint8Array.of(6, 2, 1, ...getAddressEncoder().encode(mint)),
  }
}
