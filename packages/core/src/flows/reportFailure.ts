import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'

/** That the code of the first opening did not arrive is reported once it has: what reports it is a part of that code. */
export function reportFailure(client: Client): () => void {
  const { handles } = client
  if (handles.failure !== undefined) report(client, handles.failure)
  handles.failure = undefined
  return () => {}
}
