import type { AlertCode, AlertData } from '@foyer/protocol'
import type { Client } from '../client.js'

/** As `alertOnce`, from code that comes early: the texts are long, and are loaded then. */
export function tellFault<code extends AlertCode>(
  client: Client,
  code: code,
  data: AlertData<code>,
): void {
  import('./loadAlert.js').then(
    ({ loadAlert }) => loadAlert.alertOnce(client, code, data),
    () => {
      // The text did not arrive. The page does without what is wrong.
    },
  )
}
