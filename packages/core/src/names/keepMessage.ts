import { nameMessageFreshMs } from '@foyer/protocol'
import { writeNameChange, writeNameMessage } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import { changeNameDraft } from './changeNameDraft.js'

/**
 * Writes the message that registers the name, and writes it anew while it is shown: it holds five minutes from its time on, some of which the wallet takes. One that
 * the wallet or the server has stays as it is.
 */
export function keepMessage(client: Client): void {
  const { names } = client.store.getState()
  const zone = names?.zone?.suffix
  const label = names?.draft?.label
  if (zone === undefined || label === undefined) return
  const former = names?.draft?.message
  const now = Math.floor(client.clock.now() / 1_000)
  // A message registers once, so that the next one of the same second has to differ.
  const timestamp = former === undefined ? now : Math.max(now, timeOf(former) + 1)
  const name = `${label}.${zone}`
  const instead = names?.draft?.instead
  const message =
    instead === undefined
      ? writeNameMessage({ name, attributes: {}, timestamp })
      : writeNameChange({ action: 'rename', name: instead, to: name, timestamp })
  changeNameDraft(client, () => ({ message, signature: undefined }))
  const renew = () => {
    const now = client.store.getState().names?.draft
    if (now?.message !== message) return
    if (now.step === 'editing') keepMessage(client)
    else client.clock.after(nameMessageFreshMs, renew)
  }
  client.clock.after(nameMessageFreshMs, renew)
}

function timeOf(message: string): number {
  return Number((JSON.parse(message) as { timestamp: number }).timestamp)
}
