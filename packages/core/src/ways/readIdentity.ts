import { isSameAddress, type Namespace, readLine } from '@foyer/protocol'
import type { Identity } from '../adapter.js'
import type { NameService } from '../FamilyFeatures.js'

const nameMax = 255

/** The name of an account, where it leads back to it, and looks as it is written: another could pass for one. Never rejects. */
export async function readIdentity(
  names: NameService | undefined,
  { namespace, address }: { namespace: Namespace; address: string },
): Promise<Identity> {
  const none: Identity = { name: undefined, avatar: undefined }
  try {
    const name = await names?.nameOf(address)
    if (!name || readLine(name, nameMax) !== name) return none
    const owner = await names?.addressOf(name)
    return owner !== undefined && isSameAddress(namespace, owner, address)
      ? { ...none, name }
      : none
  } catch {
    return none
  }
}
