import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'

/** Lamports for each signature. */
const perSignature = 5_000n
/** What runs without a limit of its own may take this much for each instruction. */
const unitsPerInstruction = 200_000n
const unitsMax = 1_400_000n
const budget = 'ComputeBudget111111111111111111111111111111'

/** What a transaction costs at most, in lamports, and who pays; `undefined` when it cannot be read. */
export function feeOfSolana(bytes: Uint8Array): { most: bigint; payer: string } | undefined {
  try {
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const { staticAccounts, header } = message
    const [payer] = staticAccounts
    if (!payer || !('instructions' in message)) return undefined
    const { instructions } = message
    const asked = instructions
      .filter(({ programAddressIndex }) => staticAccounts[programAddressIndex] === budget)
      .map(({ data }) => new Uint8Array(data ?? []))
    const others = BigInt(instructions.length - asked.length)
    const most = others * unitsPerInstruction
    const units = numberOf(asked, 2, 4) ?? (most > unitsMax ? unitsMax : most)
    // The price is in millionths of a lamport, and is rounded up.
    const priority = (units * (numberOf(asked, 3, 8) ?? 0n) + 999_999n) / 1_000_000n
    return { most: BigInt(header.numSignerAccounts) * perSignature + priority, payer }
  } catch {
    return undefined
  }
}

/** The number in the instruction of a kind, the low byte first. */
function numberOf(all: readonly Uint8Array[], kind: number, bytes: number): bigint | undefined {
  const found = all.find((data) => data[0] === kind && data.length === bytes + 1)
  return found?.slice(1).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
}
