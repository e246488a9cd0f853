import {
  formatRelayCall,
  type RelayFrame,
  type RelayMethod,
  readRelayFrame,
} from '@foyer/protocol/relay'
import { frameMax, openLimitMs } from '../limits.js'
import type { PairingEngineOptions } from '../PairingEngine.js'
import type { PairingPlatform, PairingSocket } from '../PairingPlatform.js'
import { whyOf } from './whyOf.js'

type RelayAnswer = Exclude<RelayFrame, { kind: 'request' }>

/** One socket, from its opening to its end. */
export type SocketLink = {
  readonly since: number
  isOpen(): boolean
  /** When the relay was last heard, milliseconds since the epoch. */
  heardAt(): number
  send(text: string): void
  /** Rejects when the relay refuses, says nothing within the limit, or the link ends. */
  call(method: RelayMethod, params: unknown, limitMs: number): Promise<unknown>
  /** `onClose` follows in the same turn. */
  end(): void
}

export function openLink({
  address,
  clock,
  platform,
  nextId,
  onOpen,
  onFrame,
  onClose,
}: openLink.Parameters) {
  const calls = new Map<string, (frame?: RelayAnswer) => void>()
  const since = clock.now()
  let heardAt = since
  let phase: 'connecting' | 'open' | 'ended' = 'connecting'
  let socket: PairingSocket | undefined
  const cancelStall = clock.after(openLimitMs, () => end())

  const end = (code?: number, reason = '') => {
    if (phase === 'ended') return
    phase = 'ended'
    cancelStall()
    for (const answer of calls.values()) answer()
    // A closing socket may still deliver messages: they are ignored.
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket?.close()
    onClose(code, reason)
  }
  const onText = (text: unknown) => {
    if (phase === 'ended' || typeof text !== 'string' || text.length > frameMax) return
    heardAt = clock.now()
    const frame = readRelayFrame(text)
    const answer = calls.get(String(frame.id))
    if (answer && frame.kind !== 'request') answer(frame)
    else onFrame(frame)
  }
  const send = (text: string) => {
    if (phase === 'open') socket?.send(text)
  }
  const link: SocketLink = {
    since,
    isOpen: () => phase === 'open',
    heardAt: () => heardAt,
    send,
    call: (method, params, limitMs) =>
      new Promise((resolve, reject) => {
        const id = nextId()
        const cancel = clock.after(limitMs, () => answer())
        const answer = (frame?: RelayAnswer) => {
          cancel()
          calls.delete(id)
          if (frame?.kind === 'result') resolve(frame.result)
          else reject(new Error(frame ? whyOf(frame) : 'No answer'))
        }
        if (phase === 'ended') return answer()
        calls.set(id, answer)
        send(formatRelayCall(id, method, params))
      }),
    end: () => end(),
  }
  const open = (url: string) => {
    if (phase === 'ended') return
    socket = platform.openSocket(url)
    socket.onopen = () => {
      phase = 'open'
      cancelStall()
      heardAt = clock.now()
      onOpen()
    }
    socket.onmessage = ({ data }: MessageEvent) => onText(data)
    socket.onclose = ({ code, reason }: CloseEvent) => end(code, reason)
    socket.onerror = () => {}
  }
  address.then(open).catch(() => end())
  return link
}

export declare namespace openLink {
  type Parameters = {
    address: Promise<string>
    clock: PairingEngineOptions['clock']
    platform: PairingPlatform
    nextId(): string
    onOpen(): void
    /** What answers no call of this link. */
    onFrame(frame: RelayFrame): void
    onClose(code: number | undefined, reason: string): void
  }
}
