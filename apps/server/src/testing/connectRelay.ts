import { randomBytes } from 'node:crypto'
import { createRelayToken, formatRelayCall, type RelayMethod } from '@foyer/protocol/relay'
import { WebSocket } from 'ws'

/** A message as it was pushed. */
type Pushed = {
  id: number
  params: {
    id: string
    data: {
      topic: string
      message: string
      publishedAt: number
      tag: number
      attestation: string | null
    }
  }
}

type Answer = { id: unknown; result?: unknown; error?: { code: number; message: string } }

/** A client of the relay for tests: it answers pushes unless told otherwise, and remembers all that came. */
export type RelayClient = {
  readonly socket: WebSocket
  /** All frames but pings, in the order in which they came. */
  readonly frames: (Answer & Partial<Pushed> & { method?: string })[]
  readonly pushes: Pushed[]
  /** The messages that were pushed. */
  messages(): string[]
  call(method: RelayMethod | (string & {}), params?: unknown, id?: string | number): Promise<Answer>
  /** The result of a call. @throws what the relay answers instead */
  ask(method: RelayMethod, params?: unknown): Promise<unknown>
  send(frame: string | Buffer): void
  /** Resolves when this is true of what came. */
  until(isTrue: () => boolean): Promise<void>
  answer(id: number, result?: unknown): void
  closed: Promise<{ code: number; reason: string }>
  close(): Promise<void>
}

export type ConnectOptions = {
  seed?: string
  projectId?: string | undefined
  origin?: string
  /** Whether pushes are answered at once. */
  answers?: boolean
  token?: string
  /** Where the token stands. */
  bearer?: boolean
  query?: string
  /** What the token calls the relay. */
  name?: string
  now?: number
  headers?: Record<string, string>
}

export const newSeed = () => randomBytes(32).toString('hex')
/** Topics are random as well. */
export const newTopic = () => randomBytes(32).toString('hex')

/** Opens a socket. @throws with `status` and the text when it was refused before it was one */
export function connectRelay(url: string, options: ConnectOptions = {}): Promise<RelayClient> {
  const { answers = true, bearer = false, projectId = 'local', query = '' } = options
  const token =
    options.token ??
    createRelayToken({
      seed: options.seed ?? newSeed(),
      relayUrl: options.name ?? url,
      now: options.now ?? Date.now(),
      subject: newSeed(),
    })
  const search = `${bearer ? '' : `auth=${token}&`}projectId=${projectId}${query}`
  const socket = new WebSocket(`${url}?${search}`, {
    headers: { ...(bearer ? { authorization: `Bearer ${token}` } : {}), ...options.headers },
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    perMessageDeflate: false,
  })
  const client = createClient(socket, answers)
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(client))
    socket.once('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () =>
        reject(Object.assign(new Error(text), { status: response.statusCode })),
      )
    })
    socket.once('error', reject)
  })
}

let lastId = 1_763_730_000_000_000_000n

function createClient(socket: WebSocket, answers: boolean): RelayClient {
  const frames: RelayClient['frames'] = []
  const pushes: Pushed[] = []
  let look: (() => void)[] = []
  const heard = () => {
    for (const one of look) one()
  }
  const answer = (id: number, result: unknown = true) =>
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isTrue()) return
        look = look.filter((one) => one !== check)
        resolve()
      }
      look.push(check)
      check()
    })
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as RelayClient['frames'][number]
    frames.push(frame)
    if (frame.method === 'irn_subscription') {
      pushes.push(frame as unknown as Pushed)
      if (answers) answer(Number(frame.id))
    }
    heard()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => {
      resolve({ code, reason: String(reason) })
      heard()
    })
  })
  const call: RelayClient['call'] = async (method, params = {}, given) => {
    lastId += 1n
    const id = given ?? String(lastId)
    socket.send(formatRelayCall(id, method as RelayMethod, params))
    const find = () => frames.find((frame) => frame.id === id && frame.method === undefined)
    await until(() => find() !== undefined || socket.readyState >= socket.CLOSING)
    const found = find()
    if (!found) throw new Error('The socket was closed')
    return found
  }
  return {
    socket,
    frames,
    pushes,
    messages: () => pushes.map(({ params }) => params.data.message),
    call,
    async ask(method, params) {
      const { result, error } = await call(method, params)
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      return result
    },
    send: (frame) => socket.send(frame),
    until,
    answer,
    closed,
    async close() {
      socket.close()
      await closed
    },
  }
}
