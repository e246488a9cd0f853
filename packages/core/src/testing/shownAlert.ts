import { describeAlert } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** The alert that the developer sees, with its words. */
export function shownAlert({ store }: Pick<Client, 'store'>) {
  const { alert } = store.getState().notices
  return alert && { ...alert, ...describeAlert(alert) }
}
