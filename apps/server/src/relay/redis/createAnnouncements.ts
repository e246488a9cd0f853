import { randomBytes } from 'node:crypto'
import type { RelayMessage } from '../RelayStore.js'
import { parseMessage } from './keys.js'

/** A call of this process whose answer did not come yet. */
type Putting = {
  /** What its announcements begin with. */
  readonly head: string
  /** The publisher was told. */
  settle(): void
}

type Announced = { message: RelayMessage; by: Call | undefined }
type Call = { messages: readonly RelayMessage[]; settled: boolean }

/**
 * Puts what Redis announces into the order in which it happened, answers to this process included: a message of a
 * client here is announced here once its publisher was told, and what was announced after it waits for that.
 */
export function createAnnouncements(listener: (message: RelayMessage) => void) {
  /** Tells announcements of this process from those of others. */
  const self = randomBytes(6).toString('base64url')
  const calls = new Map<string, Call>()
  const announced: Announced[] = []
  let lastCall = 0
  let planned = false

  const plan = () => {
    if (planned) return
    planned = true
    // After every answer that came with it.
    setImmediate(deliver)
  }
  const deliver = () => {
    planned = false
    const waits = announced.findIndex(({ by }) => by && !by.settled)
    const ready = announced.splice(0, waits === -1 ? announced.length : waits)
    for (const { message } of ready) listener(message)
  }
  return {
    put(messages: readonly RelayMessage[]): Putting {
      lastCall += 1
      const head = `${self}${lastCall} `
      const call: Call = { messages, settled: false }
      calls.set(head, call)
      return {
        head,
        settle() {
          call.settled = true
          calls.delete(head)
          plan()
        },
      }
    },
    /** Takes what came over a channel. */
    take(text: string): void {
      const end = text.indexOf(' ') + 1
      const by = text.startsWith(self) ? calls.get(text.slice(0, end)) : undefined
      const [only, ...others] = by?.messages ?? []
      const known = others.length === 0 ? only : undefined
      announced.push({ message: known ?? parseMessage(text.slice(end)), by })
      plan()
    },
  }
}

export type Announcements = ReturnType<typeof createAnnouncements>
