import type { EntryId } from '../FamilyTypes.js'
import type { Request } from '../Rpc.js'

/** Structured clones and JSON leave out what is not counted among the parameters' fields: no wallet sees it. */
const name = 'foyerEntry'

/** By which entry of the stack the parameters of a request were given to a wallet; `undefined` where the host sent it. */
export function heldBy(params: unknown): EntryId | undefined {
  const found = Object.getOwnPropertyDescriptor(Object(params), name)
  return found?.enumerable ? undefined : found?.value
}

/** Sends a wallet requests that say to which entry of the stack they belong. */
heldBy.bind =
  (request: Request, id: EntryId | undefined): Request =>
  (method, params) => {
    if (id && typeof params === 'object' && params !== null && Object.isExtensible(params))
      Object.defineProperty(params, name, { value: id })
    return request(method, params)
  }
