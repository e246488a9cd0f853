import type { AlertCode, AlertData } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** As `showAlertOnce`, from code that comes early: the texts are long, and are loaded then. */
export function reportFault<code extends AlertCode>(
  client: Client,
  code: code,
  data: AlertData<code>,
): void {
  import('./loadAlert.js').then(
    ({ loadAlert }) => loadAlert.showAlertOnce(client, code, data),
    () => {
      // The text did not arrive. The page does without what is wrong.
    },
  )
}
