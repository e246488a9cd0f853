import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { LocalAccount } from 'viem'
import { createKeysWallet } from './createKeysWallet.js'
import { keysPage } from './keysPage.js'

export type KeysHost = Awaited<ReturnType<typeof startKeys>>

/**
 * Serves a page that plays Coinbase's page of keys, for an account that really signs, and a node of each chain beside it as the wallet names them
 * to pages. The chains that are not `known` have to be added first.
 */
export async function startKeys(
  account: LocalAccount,
  chains: readonly { readonly id: number; readonly rpcUrl: string; readonly known?: boolean }[],
) {
  const app = new Hono()
  const server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const wallet = createKeysWallet(
    account,
    chains.map(({ id, rpcUrl, known = true }) => ({
      ...{ id, rpcUrl, known },
      publicUrl: `${origin}/rpc/${id}`,
    })),
  )
  /** The methods that pages sent to the wallet's nodes. */
  const read: string[] = []

  app.get('/connect', (context) => context.html(keysPage))
  app.post('/answer', async (context) => {
    const message = JSON.parse(await context.req.text(), unpack)
    return context.body(JSON.stringify((await wallet.answer(message)) ?? null, pack))
  })
  app.use('/rpc/*', cors())
  app.post('/rpc/:id', async (context) => {
    const call = await context.req.json()
    read.push(call.method)
    if (call.method === 'wallet_getCallsStatus')
      return context.json({ id: call.id, result: wallet.callsStatus(call.params[0]) })
    const node = chains.find(({ id }) => String(id) === context.req.param('id'))
    if (!node)
      return context.json({ id: call.id, error: { code: -32601, message: 'No such chain' } })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node.rpcUrl, { method: 'POST', headers, body: JSON.stringify(call) })
    return context.json(await answer.json())
  })

  return {
    ...wallet,
    read,
    origin,
    url: `${origin}/connect`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pack(_: string, value: unknown) {
  const isBytes = value instanceof ArrayBuffer || value instanceof Uint8Array
  return isBytes ? { bytes: [...new Uint8Array(value)] } : value
}

function unpack(_: string, value: unknown) {
  const { bytes } = Object(value) as { bytes?: number[] }
  return bytes ? Uint8Array.from(bytes) : value
}
