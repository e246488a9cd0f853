import type { AlertCode, AlertData } from '@foyer/protocol'
import type { Client } from '../client.js'
import { alert } from './alert.js'

/** Tells a fault that would come up again and again, such as one that every call meets, only once. */
export function alertOnce<code extends AlertCode>(
  client: Client,
  code: code,
  data: AlertData<code>,
): void {
  if (client.store.getState().notices.told.includes(code)) return
  client.store.setState(({ notices }) => ({
    notices: { ...notices, told: [...notices.told, code] },
  }))
  alert(client, code, data)
}
