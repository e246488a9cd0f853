import {
  createRelayToken,
  formatRelayCall,
  formatRelayResult,
  type RelayMethod,
  readRelayFrame,
  relayCalls,
} from '@foyer/protocol/relay'
import { is } from 'valibot'
import type { PairingSocket } from '../PairingPlatform.js'
import { whyOf } from '../relay/whyOf.js'

export type TestWalletOptions = {
  readonly relayUrl: string
  readonly projectId: string
  readonly openSocket: (url: string) => PairingSocket
  readonly now: () => number
}

/** A client of a relay with nothing more than the calls: it never connects a second time. */
export async function connectTestPeer(
  { relayUrl, projectId, openSocket, now }: TestWalletOptions,
  onMessage: (topic: string, message: string) => void,
) {
  const hex = () =>
    crypto
      .getRandomValues(new Uint8Array(32))
      .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
  const url = new URL(relayUrl)
  url.searchParams.set(
    'auth',
    createRelayToken({ seed: hex(), subject: hex(), relayUrl, now: now() }),
  )
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('useOnCloseEvent', 'true')
  const socket = openSocket(url.href)
  const calls = new Map<string, { resolve(): void; reject(error: Error): void }>()
  let last = 0

  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onclose = ({ reason }: CloseEvent) => {
      const error = new Error(`The wallet's socket closed: ${reason}`)
      reject(error)
      for (const call of calls.values()) call.reject(error)
    }
  })
  socket.onerror = () => {}
  socket.onmessage = ({ data }: MessageEvent) => {
    const frame = readRelayFrame(String(data))
    if (frame.kind !== 'request') {
      const call = calls.get(String(frame.id))
      calls.delete(String(frame.id))
      return frame.kind === 'result' ? call?.resolve() : call?.reject(new Error(whyOf(frame)))
    }
    socket.send(formatRelayResult(frame.id, true))
    const { params } = frame
    if (is(relayCalls.irn_subscription.params, params))
      onMessage(params.data.topic, params.data.message)
  }
  const ask = (method: RelayMethod, params: unknown) =>
    new Promise<void>((resolve, reject) => {
      last += 1
      calls.set(String(last), { resolve, reject })
      socket.send(formatRelayCall(String(last), method, params))
    })
  return {
    subscribe: (topic: string) => ask('irn_batchSubscribe', { topics: [topic] }),
    publish: (message: { topic: string; message: string; tag: number; ttl: number }) =>
      ask('irn_publish', { ...message, prompt: false, attestation: '' }),
    close: () => socket.close(),
  }
}
