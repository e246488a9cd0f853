import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServerType } from '@hono/node-server'
import { defaultPatience } from '../http/listen.js'
import type { PairingRelay } from './createPairingRelay.js'
import { refuseUpgrade } from './refuseUpgrade.js'
import { relayPath } from './relayNames.js'

/** Gives the relay the sockets that are asked for at its path; everything else is answered as a request. */
export function serveUpgrades(server: ServerType, relay: Pick<PairingRelay, 'upgrade'>): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    watchSilence(server, socket)
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (isSocket && pathOf(request) === relayPath) relay.upgrade(request, socket, head)
    else if (hasBody(request) || !(socket instanceof Socket))
      refuseUpgrade(socket, 501, 'There is no such protocol here')
    else answerPlainly(server, request, socket)
  })
}

/**
 * Node's own patience ends where a request asks for another protocol. A socket of the relay, once it is one, is pinged
 * instead and has no such limit.
 */
function watchSilence(server: ServerType, socket: Duplex): void {
  const silentMs = 'timeout' in server ? server.timeout : 0
  if (socket instanceof Socket)
    socket.setTimeout(silentMs || defaultPatience.silentMs, () => socket.destroy())
}

/** Some HTTP clients offer another protocol with every request and are content with an answer by this one. */
function answerPlainly(server: ServerType, request: IncomingMessage, socket: Socket): void {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  // To end it alone would leave it open for as long as the other end likes.
  response.once('finish', () => socket.destroySoon())
  socket.once('error', () => socket.destroy())
  server.emit('request', request, response)
}

/** Whether a body follows the headers, which would be left unread. */
function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
}

/** Some clients put a slash before their query. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const target = url.replace(/\?.*$/s, '')
  return target.replace(/\/$/, '')
}
