import { programs } from '../programs.js'
import { deriveAddress } from '../wire/deriveAddress.js'

/** The token account that an owner has by default for a mint of this token program. */
export function deriveTokenAccount({ owner, mint, program }: deriveTokenAccount.Parameters) {
  return deriveAddress(programs.associated, [owner, program, mint])
}

export declare namespace deriveTokenAccount {
  type Parameters = { readonly owner: string; readonly mint: string; readonly program: string }
}
