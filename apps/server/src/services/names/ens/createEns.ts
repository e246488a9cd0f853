import { coinTypeOf } from '@foyer/protocol'
import { type Address, BaseError, getAddress, isAddress, isHex } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { ChainFamily } from '../../chains/ChainFamily.js'
import type { Chains } from '../../chains/Chains.js'
import type { Remote } from '../../remote/Remote.js'
import { RemoteError } from '../../remote/RemoteError.js'
import { etherCoin, plainAddress } from '../coinTypes.js'
import { normalized } from '../normalized.js'
import { openReader, type Reader } from './openReader.js'
import { readAvatar } from './readAvatar.js'

const waitMs = 12_000
/** The most characters of a name's own description. */
const bioMax = 1_000

/** What ENS says of a name. */
export type EnsRecord = {
  addresses: readonly { coinType: string; address: string }[]
  /** Where its picture is; from a stranger. */
  avatar: string | undefined
  bio: string | undefined
}

/** Names on chain. What a name's own operator does wrong counts as no name; see `Names` for the rest. */
export type Ens = {
  /** The name that an address chose, where it leads back to it (ENS keeps names of EVM addresses alone) and is written in its one right form. */
  primaryOf(address: string): Promise<string | undefined>
  avatarOf(name: string, holder: Address): Promise<string | undefined>
  /** @param name in its one right form */
  record(name: string): Promise<EnsRecord | undefined>
}

/** @returns `undefined` when the network is not served, or has no names */
export function createEns(parts: {
  chains: Chains
  remote: Remote
  network: string
}): Ens | undefined {
  const { chains, network } = parts
  const own = chains.get(network)
  if (!own || !chains.evm(network).chain?.contracts?.ensUniversalResolver) return undefined
  const coins = new Map<string, ChainFamily>([[etherCoin, own.family]])
  for (const { id, family } of chains.networks) {
    const coinType = coinTypeOf(id)
    if (coinType !== undefined && family.nameAddress) coins.set(coinType, family)
  }

  /** @throws `ChainError` when it failed for the network's sake */
  const read = async <value>(work: (reader: Reader, signal: AbortSignal) => Promise<value>) => {
    const signal = AbortSignal.timeout(waitMs)
    const reader = openReader(parts, network, signal)
    try {
      return await work(reader, signal)
    } catch (error) {
      const failure = reader.failure()
      if (failure) throw failure
      if (error instanceof BaseError || error instanceof RemoteError) return undefined
      throw error
    }
  }
  const avatarOf: Ens['avatarOf'] = (name, holder) =>
    read(async ({ client }, signal) => {
      const text = await getEnsText(client, { name, key: 'avatar' })
      return text ? readAvatar(parts, text.trim(), holder, signal) : undefined
    })
  const addressFor = (name: string, coinType: string, family: ChainFamily) =>
    read(async ({ client }) => {
      // The first coin has a call of its own, which old resolvers know.
      const coin = coinType === etherCoin ? {} : { coinType: BigInt(coinType) }
      const bytes = await getEnsAddress(client, { name, ...coin })
      return isHex(bytes) ? family.nameAddress?.(bytes) : undefined
    })
  return {
    async primaryOf(address) {
      const plain = plainAddress(address)
      if (!isAddress(plain, { strict: false })) return undefined
      return read(async ({ client }) => {
        const name = await getEnsName(client, { address: getAddress(plain) })
        return name !== null && normalized(name) === name ? name : undefined
      })
    },
    avatarOf,
    async record(name) {
      const found = await Promise.all(
        [...coins].map(async ([coinType, family]) => {
          const address = await addressFor(name, coinType, family)
          return address === undefined ? [] : [{ coinType, address }]
        }),
      )
      const addresses = found.flat()
      if (addresses.length === 0) return undefined
      const holder = addresses.find(({ coinType }) => coinType === etherCoin)?.address
      const [avatar, bio] = await Promise.all([
        holder === undefined ? undefined : avatarOf(name, holder as Address),
        read(({ client }) => getEnsText(client, { name, key: 'description' })),
      ])
      return { addresses, avatar, bio: bio ? cleaned(bio) : undefined }
    },
  }
}

function cleaned(text: string): string {
  return text.slice(0, bioMax).replace(/[\0\p{Cs}]/gu, '')
}
