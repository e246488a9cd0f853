/*
 * The floor of the server's figures: the same requests and messages on the same runtime and the same WebSocket library, with nothing
 * checked, counted, limited, logged or stored. It is run as the server is, and says where it listens in the same words.
 */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const page = Buffer.alloc(Number(process.env.BARE_PAGE_BYTES ?? 0), 0x20)
const json = { 'content-type': 'application/json' }

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    if (request.method === 'POST') JSON.parse(Buffer.concat(parts).toString())
    const body = request.method === 'POST' ? '{}' : page
    response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})

const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })
const listeners = new Map()
let last = Date.now() * 1_000

sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { id, method, params } = JSON.parse(String(data))
    if (method === undefined) return
    socket.send(`{"id":"${id}","jsonrpc":"2.0","result":true}`)
    if (method === 'irn_subscribe') listeners.set(params.topic, socket)
    if (method === 'irn_publish') deliver(params)
  })
})

function deliver({ topic, message, tag }) {
  last += 1
  const text = `"topic":"${topic}","message":"${message}"`
  const delivered = `{"id":"${topic}","data":{${text},"publishedAt":${last},"tag":${tag},"attestation":null}}`
  const frame = `{"id":${last},"jsonrpc":"2.0","method":"irn_subscription","params":${delivered}}`
  listeners.get(topic)?.send(frame)
}

server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }))
})
process.once('SIGTERM', () => process.exit(0))
