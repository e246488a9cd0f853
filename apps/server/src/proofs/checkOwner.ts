import { type Deed, isOwners, type OwnerProof } from '@foyer/protocol/login'
import { HttpError } from '../errors/HttpError.js'

/**
 * What changes the parts of a key is signed by the key: a session, or a browser that was let in, is who reads a mailbox.
 *
 * @throws 400 `signature_wrong`
 */
export function checkOwner(deed: Deed, owner: OwnerProof): void {
  if (isOwners(deed, owner)) return
  throw new HttpError(400, 'signature_wrong', 'The keys of this wallet did not sign this.')
}
