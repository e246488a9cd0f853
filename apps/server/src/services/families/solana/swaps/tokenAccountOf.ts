import { Base58 } from 'ox'
import { deriveAddress } from '../deriveAddress.js'
import { programs } from '../programs.js'

/** The token account that an owner has by default, of a mint that this token program keeps. */
export function tokenAccountOf(owner: string, mint: string, program: string): string {
  const seeds = [owner, program, mint].map((one) => Base58.toBytes(one))
  return deriveAddress(programs.associated, seeds)
}
