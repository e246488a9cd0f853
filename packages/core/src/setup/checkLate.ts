import type { Client } from '../Client.js'
import { checkOptions } from '../checkOptions.js'
import { reportFault } from '../notices/reportFault.js'

/**
 * Checks the options where `createFoyer` did not, before anything of the client starts. An alert names what is wrong, once; the modal shows
 * that nothing can be connected.
 *
 * @throws as `checkOptions`
 */
export function checkLate(client: Client): void {
  const { handles, store } = client
  if (!handles.unchecked) return
  const { given, failure } = handles.unchecked
  try {
    checkOptions(given)
    if (failure !== undefined) throw failure
  } catch (error) {
    store.setState(({ connection }) => ({ connection: { ...connection, refused: true } }))
    reportFault(client, 'options_refused', { reason: messageOf(error) })
    throw error
  }
  handles.unchecked = undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
