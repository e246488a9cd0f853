import { getBase58Decoder, type ReadonlyUint8Array } from '@solana/kit'

const base58 = getBase58Decoder()

export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

/** Whose tokens of which mint an account holds, and how many. */
export function readToken({ data, programAddress }: readToken.Account) {
  if (data.length < 165 || !tokenPrograms.some((program) => program === programAddress))
    return undefined
  return {
    mint: base58.decode(data.subarray(0, 32)),
    owner: base58.decode(data.subarray(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
  }
}

export declare namespace readToken {
  type Account = { readonly programAddress: string; readonly data: ReadonlyUint8Array }
}
