import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { afterUnref } from '../bounds/timers/afterUnref.js'
import { everyUnref } from '../bounds/timers/everyUnref.js'
import type { createCaller, RelayCaller } from './createCaller.js'
import { createHeld, type Holder } from './createHeld.js'
import type { Hub } from './createHub.js'
import type { CallAllowance } from './createQuotas.js'
import { createTopicRoom } from './createTopicRoom.js'
import { createRelaySocket, type RelaySender } from './RelaySocket.js'
import { watchUnfinished } from './watchUnfinished.js'
import { writeText } from './writeText.js'

/** The client of a socket, and what it may do. */
type Admitted = { sender: RelaySender; allowance: CallAllowance }
type Open = {
  readonly caller: RelayCaller
  isAlive: boolean
  /** Topics that are counted for it. */
  topics: number
  /** Set while nothing of it is read, as it is over a quota; cancels the end of that. */
  rest?: (() => void) | undefined
}

/** A socket with so many unanswered calls is not read until half of them are answered. */
const runningMax = 100
/** A socket that reads slower than others write is closed; what it missed waits for it. */
const unsentBytesMax = 16_000_000
/** Less is not summed: nearly all is sent at once. */
const unsentBytesMin = 4_096
/** How long a client may take to answer that it is going. */
const closeMs = 1_000
const goingAway = 1_001

/** The sockets that are open, and what keeps them so. */
export function createSockets({ held, hub, pingMs, receive, topics }: createSockets.Parts) {
  const open = new Map<WebSocket, Open>()
  const summed = createHeld(held)
  const room = createTopicRoom(topics)
  let stopping: Promise<void> | undefined
  let answered: () => void = () => undefined

  const ping = () => {
    for (const [socket, state] of open) {
      if (!state.isAlive) socket.terminate()
      else {
        // The answer of one that is not read is not heard.
        state.isAlive = state.rest !== undefined
        socket.ping()
      }
    }
  }
  const pinging = everyUnref(pingMs, ping)

  const running = () => [...open.values()].reduce((sum, { caller }) => sum + caller.running, 0)

  const add = (socket: WebSocket, raw: Duplex, { sender, allowance }: Admitted) => {
    const isOpen = () => socket.readyState === socket.OPEN
    const write = (frame: string) => {
      if (!writeText(raw, frame)) socket.send(frame)
      weigh(socket.bufferedAmount)
    }
    const weigh = (unsent: number) => {
      if (unsent > unsentBytesMax) socket.terminate()
      else if (unsent > unsentBytesMin || holder.bytes > 0) summed.change(holder)
    }
    const { source } = sender
    const holder: Holder = {
      ...{ source, bytes: 0 },
      measure: () => socket.bufferedAmount + unfinished.bytes(),
      letGo: () => socket.terminate(),
    }
    const unfinished = watchUnfinished(socket, raw, () => summed.change(holder))
    raw.on('drain', () => summed.change(holder))
    const countTopics = () => {
      const { size } = caller.socket.subscriptions
      if (size === state.topics) return
      room.change(source, size - state.topics)
      state.topics = size
    }
    const send = (frame: string) => {
      if (isOpen()) write(frame)
      if (!isOpen()) caller.socket.isClosed = true
    }
    const pace = () => {
      if (state.rest || caller.running >= runningMax) socket.pause()
      else if (socket.isPaused && caller.running <= runningMax / 2) socket.resume()
    }
    const caller: RelayCaller = {
      socket: createRelaySocket(sender, send),
      allowance,
      running: 0,
      topicsMax: () => state.topics + room.of(source),
      counted() {
        countTopics()
        pace()
        answered()
      },
      limited() {
        const restMs = state.rest ? 0 : allowance.restMs()
        if (restMs === 0) return
        state.rest = afterUnref(restMs, () => {
          state.rest = undefined
          pace()
        })
        pace()
      },
    }
    const state: Open = { caller, isAlive: true, topics: 0 }
    open.set(socket, state)
    socket.on('message', (data, isBinary) => {
      unfinished.whole()
      state.isAlive = true
      // What comes now is asked again by the next socket.
      if (stopping) return
      receive(caller, isBinary ? '' : String(data), lengthOf(data))
      countTopics()
    })
    socket.on('pong', () => {
      state.isAlive = true
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      state.rest?.()
      hub.leave(caller.socket)
      countTopics()
      summed.leave(holder)
      answered()
    })
  }

  /** Waits until nothing runs any more, or the time is up. */
  const settle = (isSettled: () => boolean, waitMs: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        cancel()
        answered = () => undefined
        resolve()
      }
      const cancel = afterUnref(waitMs, end)
      answered = () => {
        if (isSettled()) end()
      }
      answered()
    })
  const stop = async (waitMs: number) => {
    await settle(() => running() === 0, waitMs)
    pinging()
    for (const socket of open.keys()) socket.close(goingAway, 'The relay is going away')
    await settle(() => open.size === 0, Math.min(closeMs, waitMs))
    for (const socket of open.keys()) socket.terminate()
  }

  return {
    add,
    count: () => open.size,
    isStopping: () => stopping !== undefined,
    /** Says why there will be no socket, and waits no longer than a moment for the goodbye. */
    refuse(socket: WebSocket, code: number, reason: string) {
      const cancel = afterUnref(closeMs, () => socket.terminate())
      socket.on('error', () => undefined)
      socket.once('close', cancel)
      socket.close(code, reason)
    },
    stop(waitMs: number): Promise<void> {
      stopping ??= stop(waitMs)
      return stopping
    },
  }
}

/** In bytes, in whichever of its forms it came. */
function lengthOf(data: RawData): number {
  if (Array.isArray(data)) return data.reduce((sum, { length }) => sum + length, 0)
  return data.byteLength
}

export declare namespace createSockets {
  type Parts = {
    /** What may be held in memory for sockets. */
    held: createHeld.Limits
    hub: Hub
    pingMs: number
    receive: ReturnType<typeof createCaller>
    /** What sockets together may have subscribed to. */
    topics: createTopicRoom.Limits
  }
}
