import type { AlertCode, AlertData } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { showAlert } from './showAlert.js'

/** Tells a fault that would come up again and again, such as one that every call meets, only once for the same data. */
export function showAlertOnce<code extends AlertCode>(
  client: Client,
  code: code,
  data: AlertData<code>,
): void {
  const fault = `${code}${JSON.stringify(data) ?? ''}`
  if (client.store.getState().notices.reported.includes(fault)) return
  client.store.setState(({ notices }) => ({
    notices: { ...notices, reported: [...notices.reported, fault] },
  }))
  showAlert(client, code, data)
}
