import type { Instruction } from '../wire/Instruction.js'

/** What a payment does, before its fee is known. */
export type Draft = {
  readonly instructions: readonly Instruction[]
  /** See `SolanaPrepared`. */
  readonly rent: bigint
  readonly receives: bigint
  readonly hook?: string | undefined
}

export type DraftParameters = {
  /** base58. */
  readonly payer: string
  readonly to: string
  readonly value: bigint
  readonly memo?: string | undefined
}
