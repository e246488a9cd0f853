import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Later than the half second after a press in which things may move, and no two at one time. */
const pictureMs = { least: 600, spread: 900 }

const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x1',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_gasPrice: '0x1',
  eth_call: '0x',
  eth_getCode: '0x',
  eth_estimateGas: '0x5208',
  eth_getTransactionCount: '0x0',
  eth_getBlockByNumber: { baseFeePerGas: '0x1' },
  eth_feeHistory: { baseFeePerGas: ['0x1', '0x1'], reward: [['0x1', '0x1', '0x1']] },
}

/** As many wallets as a first page of the directory has. */
const wallets = Array.from({ length: 40 }, (_, index) => ({
  id: `directory-${index}`,
  name: `Wallet ${index + 1}`,
  image_id: String(index),
  mobile_link: `https://wallet-${index + 1}.example/connect`,
}))

/** What the host's server says of its wallets and of its project, as a new one is; the rest of it is not there. */
const serverAnswers: Readonly<Record<string, unknown>> = {
  '/foyer/getWallets': { count: wallets.length, data: wallets },
  '/foyer/appkit/v1/config': {
    features: ['activity', 'onramp', 'social_login', 'swap'].map((id) => ({
      id,
      isEnabled: true,
      config: null,
    })),
  },
  '/foyer/projects/v1/origins': { allowedOrigins: [] },
  '/foyer/e': {},
  '/foyer/getAnalyticsConfig': { isAnalyticsEnabled: true },
}

/** Plays what a page has besides its files: a slow host of pictures, a node and a server. `false` for any other path. */
export async function serveFakeHost(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const [, nth] = /^\/picture\/(\d+)\.svg$/.exec(path) ?? []
  if (nth !== undefined) {
    await sleep(pictureMs.least + ((Number(nth) * 137) % pictureMs.spread))
    response.setHeader('content-type', 'image/svg+xml').end(picture(Number(nth)))
    return true
  }
  const [, imageId] = /^\/foyer\/getWalletImage\/(\d+)$/.exec(path) ?? []
  if (imageId !== undefined) {
    response.setHeader('content-type', 'image/svg+xml').end(picture(Number(imageId)))
    return true
  }
  if (path.startsWith('/foyer/')) {
    const answer = serverAnswers[path]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
    return true
  }
  if (path !== '/rpc') return false
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  const { id, method } = JSON.parse(text) as { id: number; method: string }
  const result = answers[method]
  const error = { code: -32601, message: 'not here' }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error }) }))
  return true
}

/** One picture for all would be too easy. */
function picture(nth: number): string {
  const colour = `hsl(${(nth * 37) % 360} 70% 50%)`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="${colour}"/></svg>`
}
