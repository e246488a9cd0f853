import { type AlertCode, type AlertData, alerts, describeAlert } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Alert } from './state.js'

/**
 * Shows the developer a fault of the page's set-up: in the modal while debugging, and always in the
 * console. `data` fills the alert's text; `undefined` when it needs none.
 */
export function showAlert<code extends AlertCode>(
  client: Client,
  code: code,
  data: AlertData<code>,
): void {
  const { title, text } = describeAlert({ code, data })
  client.environment.log(`Foyer: ${title}. ${text}`)
  // That the data is the code's own is checked where it is passed.
  const alert = { code, data, kind: alerts[code].level } as Alert
  client.store.setState(({ notices }) => ({ notices: { ...notices, alert } }))
}
