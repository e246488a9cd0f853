import { FoyerError } from '@foyer/protocol'
import { claimMs, commandLimitMs, leaderLimitMs } from '../limits.js'
import type { PairingEngineOptions, PairingEvent } from '../PairingEngine.js'
import type { PairingPlatform } from '../PairingPlatform.js'
import type { Command, CommandOutcome, Shared, TabMessage } from './Command.js'
import { createTabLock } from './createTabLock.js'
import { fromFailure } from './failure.js'

/** The part of the engine that only one tab runs. */
export type Lead = {
  /** Runs in the same turn: the wallet's app may be opened within the user's press. */
  run(command: Command): void
  shared(): Shared
  end(): void
}

/** How the leading part answers. */
export type Port = {
  /** Resolves to whether the tab that sent the command is there. */
  answer(id: number, outcome: CommandOutcome): Promise<boolean>
  emit(event: PairingEvent): void
}

/** The tabs of an origin: one leads and holds the socket, the others send it commands. */
export type Tabs = {
  send(command: Command): Promise<unknown>
  /** Rejects the command with this id by `error`. */
  drop(id: number, error: unknown): void
  /** Sends a command without an answer, and repeats it until the leading tab, whichever that is, has it. */
  sendCommand(command: Command): void
  close(): void
}

type Pending = {
  readonly command: Command
  end(outcome: CommandOutcome): void
  fail(error: unknown): void
  /** Ends the watch over the leading tab. */
  heard(): void
}

const nothing = () => {}
const keyOf = ({ do: what, id }: Command) => what + id

/** Resolves once it is known which part this tab plays, and it plays it. */
export async function createTabs({
  name,
  clock,
  platform,
  lead,
  onEvent,
  onShared,
}: createTabs.Parameters) {
  /** Commands of `send` by their id; commands of `tell` by `toldKey`, until the leading tab has them. */
  const pending = new Map<number | string, Pending>()
  const claims = new Map<number, () => void>()
  let leading: Lead | undefined
  let turn = 0
  let doubtfulUntil = 0
  let closed = false

  const finish = (id: number, outcome: CommandOutcome) => {
    const entry = pending.get(id)
    entry?.heard()
    pending.delete(id)
    entry?.end(outcome)
    return entry !== undefined
  }
  const post = (message: TabMessage) => channel?.post(message)
  const port: Port = {
    answer(id, outcome) {
      if (finish(id, outcome)) return Promise.resolve(true)
      if (!channel) return Promise.resolve(false)
      return new Promise((resolve) => {
        const end = (claimed: boolean) => {
          cancel()
          claims.delete(id)
          resolve(claimed)
        }
        const cancel = clock.after(claimMs, () => end(false))
        claims.set(id, () => end(true))
        post({ type: 'outcome', id, outcome })
      })
    },
    emit(event) {
      if (!leading) return
      const shared = leading.shared()
      onShared(shared)
      post({ type: 'event', event, shared })
      onEvent(event)
    },
  }
  const dispatch = (entry: Pending) => {
    const { command } = entry
    entry.heard()
    if (leading) {
      pending.delete(keyOf(command))
      return leading.run(command)
    }
    // A leading tab that is frozen holds its lock all the same.
    entry.heard = clock.after(leaderLimitMs, () => lock?.steal())
    post({ type: 'command', command, at: clock.now() })
  }
  const repeat = () => {
    for (const entry of [...pending.values()]) dispatch(entry)
  }
  const onMessage = (message: TabMessage) => {
    if (closed) return
    if (leading) serve(leading, message)
    else follow(message)
  }
  const follow = (message: TabMessage) => {
    if ('shared' in message) onShared(message.shared)
    if (message.type === 'leading') repeat()
    if (message.type === 'event') onEvent(message.event)
    if (message.type === 'heard') {
      pending.get(message.id)?.heard()
      pending.get(message.key)?.heard()
      pending.delete(message.key)
    }
    if (message.type === 'outcome' && finish(message.id, message.outcome))
      post({ type: 'claimed', id: message.id })
  }
  /**
   * A tab that was busy receives old commands before it learns that another tab took the lead, and perhaps ran them. It leaves these and
   * later ones to the tab that leads then: to itself, if no other took the lead.
   */
  const isInDoubt = (at: number) => {
    const now = clock.now()
    if (now - at > commandLimitMs) doubtfulUntil = now + leaderLimitMs
    return now < doubtfulUntil
  }
  const serve = (leader: Lead, message: TabMessage) => {
    if (message.type === 'claimed') claims.get(message.id)?.()
    if (message.type === 'hello') post({ type: 'leading', shared: leader.shared() })
    if (message.type !== 'command' || isInDoubt(message.at)) return
    post({ type: 'heard', id: message.command.id, key: keyOf(message.command) })
    leader.run(message.command)
  }
  const channel =
    platform.locks && platform.openChannel(name, (message) => onMessage(message as TabMessage))
  const begin = async () => {
    turn += 1
    const mine = turn
    const begun = await lead(port)
    if (closed || turn !== mine) return begun.end()
    leading = begun
    doubtfulUntil = 0
    onShared(begun.shared())
    post({ type: 'leading', shared: begun.shared() })
    repeat()
  }
  const stop = () => {
    turn += 1
    const ended = leading
    leading = undefined
    ended?.end()
    if (!closed) repeat()
  }
  // Without either, tabs cannot agree: each works alone.
  const lock =
    channel && platform.locks && createTabLock({ name, locks: platform.locks, begin, stop })
  try {
    await (lock ? lock.ready : begin())
  } catch (error) {
    channel?.close()
    throw error
  }
  if (!leading) post({ type: 'hello' })
  // What the leading tab took may have been lost with it, frozen as it is.
  const endWake = platform.onWake(() => {
    if (!leading) repeat()
  })

  const tabs: Tabs = {
    send: (command) =>
      new Promise((resolve, fail) => {
        const end = (outcome: CommandOutcome) =>
          'failure' in outcome ? fail(fromFailure(outcome.failure)) : resolve(outcome.result)
        const entry: Pending = { command, end, fail, heard: nothing }
        pending.set(command.id, entry)
        dispatch(entry)
      }),
    drop(id, error) {
      const entry = pending.get(id)
      entry?.heard()
      pending.delete(id)
      entry?.fail(error)
    },
    sendCommand(command) {
      const entry: Pending = { command, end: nothing, fail: nothing, heard: nothing }
      pending.set(keyOf(command), entry)
      dispatch(entry)
    },
    close() {
      closed = true
      endWake()
      for (const { fail, heard } of pending.values()) {
        heard()
        fail(new FoyerError('client_destroyed'))
      }
      pending.clear()
      stop()
      lock?.release()
      channel?.close()
    },
  }
  return tabs
}

export declare namespace createTabs {
  type Parameters = {
    name: string
    clock: PairingEngineOptions['clock']
    platform: PairingPlatform
    lead(port: Port): Promise<Lead>
    onEvent(event: PairingEvent): void
    onShared(shared: Shared): void
  }
}
