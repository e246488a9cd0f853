import { sentTransactionsMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SentTransaction } from './state.js'

/** An own transaction was handed on: the list of what the account did has to show it some time. */
export function recordSent({ store }: Client, sent: Omit<SentTransaction, 'looks'>): void {
  store.setState(({ account }) => ({
    account: {
      ...account,
      sent: [...account.sent, { ...sent, looks: 0 }].slice(-sentTransactionsMax),
    },
  }))
}
