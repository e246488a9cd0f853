import { setupError } from '@foyer/protocol'
import type { Client } from './Client.js'

/**
 * Settles once the options are checked. Where `createFoyer` left that, as in a build for production, the flows do it before they run.
 *
 * @throws `option_invalid`, `invalid_caip_network_id`, `siwe_and_siwx` when they are refused
 * @throws `client_not_started` when no flows are to run, `client_destroyed`
 */
export async function demandChecked({ handles, signal }: Demanded): Promise<void> {
  if (!handles.unchecked) return
  if (signal.aborted) throw setupError('client_destroyed')
  await handles.wake?.()
  if (handles.unchecked) throw setupError('client_not_started')
}

type Demanded = Pick<Client, 'handles' | 'signal'>
