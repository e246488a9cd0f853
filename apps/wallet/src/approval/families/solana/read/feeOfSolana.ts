import { divideUp } from '@foyer/protocol'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'

/** Lamports for each signature. */
const perSignature = 5_000n
/** What runs without a limit of its own may take this much for each instruction. */
const unitsPerInstruction = 200_000n
const unitsMax = 1_400_000n
const budget = 'ComputeBudget111111111111111111111111111111'

/** Programs that check signatures of their own, each as dear as one of the transaction. Their first byte counts them. */
const checks: ReadonlySet<string> = new Set([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
])

type SolanaFee = {
  readonly most: bigint
  /** Of it, for signatures; the rest is what is offered beside. */
  readonly base: bigint
  /** Of computing, at most. */
  readonly units: bigint
  readonly payer: string
}

/** What a transaction costs at most, in lamports, and who pays; `undefined` when it cannot be read. */
export function feeOfSolana(bytes: Uint8Array): SolanaFee | undefined {
  try {
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const { staticAccounts, header } = message
    const [payer] = staticAccounts
    if (!payer || !('instructions' in message)) return undefined
    const { instructions } = message
    const limits = instructions
      .filter(({ programAddressIndex }) => staticAccounts[programAddressIndex] === budget)
      .map(({ data }) => new Uint8Array(data ?? []))
    const others = BigInt(instructions.length - limits.length)
    const most = others * unitsPerInstruction
    const wanted = numberOf(limits, 2, 4) ?? most
    const units = wanted > unitsMax ? unitsMax : wanted
    // The price is in millionths of a lamport, and is rounded up.
    const priority = divideUp(units * (numberOf(limits, 3, 8) ?? 0n), 1_000_000n)
    const signatures = instructions
      .filter(({ programAddressIndex }) => checks.has(staticAccounts[programAddressIndex] ?? ''))
      .reduce((sum, { data }) => sum + (data?.[0] ?? 0), header.numSignerAccounts)
    const base = BigInt(signatures) * perSignature
    // Once there was a fee beside, said with the units (RequestUnits).
    const beside = numberOf(limits.map(withoutUnits), 0, 4) ?? 0n
    return { most: base + priority + beside, base, units, payer }
  } catch {
    return undefined
  }
}

function withoutUnits(data: Uint8Array): Uint8Array {
  return data[0] === 0 ? Uint8Array.of(0, ...data.subarray(5)) : data
}

/** The highest number in an instruction of a kind, the low byte first. The network reads no further, whatever stands behind it. */
function numberOf(all: readonly Uint8Array[], kind: number, bytes: number): bigint | undefined {
  return all
    .filter((data) => data[0] === kind && data.length > bytes)
    .map((data) =>
      data.slice(1, bytes + 1).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n),
    )
    .reduce<bigint | undefined>(
      (high, one) => (high === undefined || one > high ? one : high),
      undefined,
    )
}
