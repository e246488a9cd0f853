import { parseCaipAddress, within } from '@foyer/protocol'
import { sessionsMax } from '@foyer/protocol/api'
import type { Logger } from 'pino'
import { describeError } from '../../errors/describeError.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Chains } from '../chains/Chains.js'
import { namespaceOf } from '../tokens/Token.js'
import type { FamilySessionKeys, SessionKeys } from './SessionKeys.js'

/** A network that takes longer is left out, so that the others are shown. */
const waitMs = 8_000

/** Reads and revokes permissions of smart accounts on all networks of the families that have them. */
export function createSessionKeys({ chains, families, log }: createSessionKeys.Parts): SessionKeys {
  return {
    async list(account) {
      const { namespace, chainId, address } = parseCaipAddress(account)
      const family = families.get(namespace)
      if (!family) return []
      const own = `${namespace}:${chainId}`
      const networks = chains.networks.filter(({ id }) => namespaceOf(id) === namespace)
      const lists = await Promise.all(
        networks.map(async (network) => {
          try {
            return await within(family.list(network, address), waitMs)
          } catch (error) {
            log.warn({ network: network.id, ...describeError(error) }, 'Sessions could not be read')
            // Without it "none" could be wrong about the very account that the page shows.
            if (network.id === own) throw silent()
            return []
          }
        }),
      )
      const newest = lists
        .flat()
        .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
      return newest.slice(0, sessionsMax)
    },
    async revoke(revocation) {
      const { namespace, address } = parseCaipAddress(revocation.account)
      const family = families.get(namespace)
      const id = family?.networkOf(revocation.pci)
      const network = id === undefined ? undefined : chains.get(id)
      if (!family || !network)
        throw new HttpError(404, 'session_unknown', 'The account has no such permission.')
      await family.revoke(network, { ...revocation, owner: address })
    },
  }
}

export declare namespace createSessionKeys {
  type Parts = {
    chains: Pick<Chains, 'get' | 'networks'>
    /** By namespace. */
    families: ReadonlyMap<string, FamilySessionKeys>
    log: Logger
  }
}

function silent() {
  return new HttpError(
    502,
    'networks_silent',
    'The network of this account does not answer now. Try again later.',
  )
}
