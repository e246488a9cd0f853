import type { Network } from '@foyer/protocol'
import { createPhantomShape } from './shapes/createPhantomShape.js'
import { createSatsShape } from './shapes/createSatsShape.js'
import { createUnisatShape } from './shapes/createUnisatShape.js'
import { okxProvider } from './shapes/okxProvider.js'
import { standardOf } from './standardOf.js'

/** A provider as the Wallet Standard has it: one that registered by that is so already, the others by the shape of their methods. */
export function toStandardWallet(
  provider: unknown,
  { id, page, networks }: toStandardWallet.Parameters,
): unknown {
  if (!id.startsWith('window:')) return provider
  if (id === 'window:okxwallet.bitcoin') {
    const okx = okxProvider(provider, page, networks)
    return standardOf(createUnisatShape(okx.provider, okx.chain))
  }
  if (has(provider, 'signPSBT')) return standardOf(createPhantomShape(provider))
  if (has(provider, 'requestAccounts')) return standardOf(createUnisatShape(provider))
  return standardOf(createSatsShape(provider, id === 'window:LeatherProvider'))
}

export declare namespace toStandardWallet {
  type Parameters = {
    /** The connector's. */
    readonly id: string
    readonly page: object
    readonly networks: readonly Network[]
  }
}

function has(provider: unknown, name: string): boolean {
  try {
    return typeof Reflect.get(provider as object, name) === 'function'
  } catch {
    return false
  }
}
