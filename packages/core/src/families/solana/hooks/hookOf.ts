import { base58 } from '@scure/base'
import { extensionKinds } from '../tokens/readExtensions.js'
import type { Mint } from '../tokens/readMint.js'

const programAt = 32

/** The program that takes part in each transfer of a token, base58; `undefined` where none does: a hook of no program is switched off. */
export function hookOf({ extensions }: Pick<Mint, 'extensions'>): string | undefined {
  const program = extensions.get(extensionKinds.transferHook)?.subarray(programAt, programAt + 32)
  return program?.some((byte) => byte !== 0) ? base58.encode(program) : undefined
}
