import { sha256 } from '@noble/hashes/sha2'
import { deriveAddress } from '../wire/deriveAddress.js'

const none = new Uint8Array(32)
const prefix = 'SPL Name Service'

/** The program in whose accounts names are kept. */
export const nameProgram = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
/** The account of `.sol`. */
const root = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'

/** The account of a label beneath another account, of a class of names where there is one. */
export function deriveLabel(
  label: string,
  { parent, group }: { parent?: string; group?: string } = {},
): string {
  const hash = sha256(new TextEncoder().encode(`${prefix}${label}`))
  return deriveAddress(nameProgram, [hash, group ?? none, parent ?? none])
}

/** The account of a name such as `foyer.sol` or `pay.foyer.sol`; `undefined` for what is none of them. */
export function deriveName(name: string): string | undefined {
  const [ending, second, third, ...more] = name.split('.').reverse()
  if (ending !== 'sol' || !second || third === '' || more.length > 0) return undefined
  const domain = deriveLabel(second, { parent: root })
  return third === undefined ? domain : deriveLabel(`\0${third}`, { parent: domain })
}
