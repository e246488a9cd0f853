import type { Identity } from '@foyer/core'
import { isAddress, readImage, readLine } from '@foyer/protocol'
import * as viem from 'viem'
import * as actions from 'viem/actions'
import { toChain } from '../dialect/toChain.js'
import type { Tools } from './Tools.js'

const noIdentity: Identity = { name: undefined, avatar: undefined }
const nameMax = 255

/**
 * The ENS name of an account, checked in both directions, and its picture if that is stored on the chain
 * itself. No gateway gets a request: it would learn which user looks at which account.
 */
export async function getIdentity(
  { context, clients }: Tools,
  { address }: { address: string },
): Promise<Identity> {
  const network = context.networks.find(({ contracts }) => contracts?.ensUniversalResolver)
  if (!network || !isAddress('eip155', address)) return noIdentity
  const client = viem.createClient({
    chain: toChain(network),
    transport: viem.custom(clients.of(network)),
    ccipRead: false,
  })
  const name = await actions
    .getEnsName(client, { address: address as `0x${string}` })
    .catch(() => null)
  // A name that would look otherwise than it is could pass for another one.
  if (!name || readLine(name, nameMax) !== name) return noIdentity
  const avatar = await actions.getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  return { name, avatar: readImage(avatar) }
}
