import type { CaipNetworkId } from '@foyer/protocol'
import { base58 } from '@scure/base'
import type { NameService, Rpc } from '../../../FamilyFeatures.js'
import { readAccounts, type SolanaAccountData } from '../nodes/readAccounts.js'
import { deriveAddress } from '../wire/deriveAddress.js'
import { toInteger } from '../wire/numbers.js'
import { deriveLabel, deriveName, nameProgram } from './deriveName.js'
import { isDistinct } from './isDistinct.js'

/** The program in which owners choose the name that they go by. */
const choices = '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29'
const choiceSeed = new TextEncoder().encode('favourite_domain')
/** The class of the accounts that say which name an account is of. */
const reverses = '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z'
/** The class of the newer records. */
const records = '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo'

/** What stands before an account's own data: the account above it, its owner, its class. */
const headLength = 96
const ownerAt = 32
const nameMax = 255

/**
 * The Solana Name Service, as it stands on the chain. A name that its owner pays out to elsewhere, by a record of its own, or keeps as a
 * collectible, leads to no address: which one is meant cannot be told for certain. Nor does a name that another one could look like.
 */
export function createSnsNames(rpc: Rpc, id: CaipNetworkId): NameService {
  const read = (addresses: readonly string[]) => readAccounts(rpc, { id, addresses })

  return {
    async nameOf(address) {
      const [choice] = await read([deriveAddress(choices, [choiceSeed, address])])
      if (choice?.program !== choices || choice.data.length < 33) return undefined
      const domain = base58.encode(choice.data.subarray(1, 33))
      const [reverse] = await read([deriveLabel(domain, { group: reverses })])
      const label = isOfNames(reverse) ? readText(reverse.data) : undefined
      return label && deriveName(`${label}.sol`) === domain ? `${label}.sol` : undefined
    },
    async addressOf(typed) {
      const name = typed.toLowerCase()
      const account = isDistinct(name) ? deriveName(name) : undefined
      if (account === undefined) return undefined
      const elsewhere = [
        deriveLabel('\x01SOL', { parent: account }),
        deriveLabel('\x02SOL', { parent: account, group: records }),
      ]
      const [own, ...others] = await read([account, ...elsewhere])
      if (!isOfNames(own) || others.some((one) => one !== undefined)) return undefined
      return base58.encode(own.data.subarray(ownerAt, ownerAt + 32))
    },
  }
}

function isOfNames(account: SolanaAccountData | undefined): account is SolanaAccountData {
  return account?.program === nameProgram && account.data.length >= headLength
}

/** The text behind the head, with its length before it. */
function readText(data: Uint8Array): string | undefined {
  try {
    const length = Number(toInteger(data, headLength, 4))
    const start = headLength + 4
    if (length > nameMax || start + length > data.length) return undefined
    return new TextDecoder('utf-8', { fatal: true }).decode(data.subarray(start, start + length))
  } catch {
    return undefined
  }
}
