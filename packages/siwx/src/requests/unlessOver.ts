import { FoyerError } from '@foyer/protocol'

/**
 * Takes the status by which a backend says that there is no session (401); anything else has said nothing about it.
 *
 * @throws the error, where it is another one
 */
export function unlessOver(error: unknown): undefined {
  if (FoyerError.is(error, 'http_status') && error.data.status === 401) return undefined
  throw error
}
