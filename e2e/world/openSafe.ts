import type { Page } from 'playwright-core'
import type { World } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Stage } from './createStage.js'
import { createVisit, type Visit } from './createVisit.js'
import { serve } from './serve.js'
import { serveShown } from './serveShown.js'

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** Answers what the app in its frame requests, as Safe{Wallet} does. */
const script = `addEventListener('message', async ({ data, source, origin }) => {
  const { id, method, params } = data ?? {}
  if (!method) return
  const post = (answer) => source.postMessage({ id, version: '9.1.0', ...answer }, origin)
  try {
    post({ success: true, data: await answerSafe(method, params) })
  } catch (error) {
    post({ success: false, error: error.message.replace(/^.*Error: /, '') })
  }
})`

/** A page of its own origin that shows a real Safe, and in a frame the page of the suite, which lets it. */
export async function openSafe(stage: Stage) {
  const chain = chainOf(stage.place.world)
  const owner = privateKeyToAccount(generatePrivateKey())
  const safe = await createSafeHost(chain as never, [owner])
  await chain.setBalance({ address: safe.address, value: 10n ** 19n })

  let app = ''
  const style = 'body{margin:0}iframe{border:0;display:block;inline-size:100vw;block-size:100vh}'
  const around = await serve((_, response) => {
    const body = `<style>${style}</style><iframe src="${app}"></iframe><script>${script}</script>`
    response.setHeader('content-type', 'text/html').end(`<!doctype html>${body}`)
  })
  const origin = `http://localhost:${around.port}`
  const shown = await serveShown(stage.place.url, origin)
  app = `http://127.0.0.1:${shown.port}/fixture?wallets=none`
  const visit = await stage.visit('/fixture', {
    wallets: ['kestrel'],
    others: [origin, app],
  })
  const page = await visit.context.newPage()
  await page.exposeFunction('answerSafe', safe.answer)
  return {
    ...{ page, safe, chain, origin },
    /** The page in the frame, after a load. */
    async enter(): Promise<Visit> {
      await page.goto(origin)
      const frame = page.frames().find((one) => one.url() === app)
      if (!frame) throw new Error('The page has no frame')
      // A frame has what a visit uses of a page.
      return createVisit({ ...visit, page: frame as unknown as Page })
    },
    close: () => Promise.all([around.close(), shown.close()]),
  }
}

/** A client of the world's first chain, with an account that pays. */
function chainOf({ chains: [chain] }: World) {
  if (!chain) throw new Error('The world has no chains')
  const { id, name, rpcUrl } = chain
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return createTestClient({
    mode: 'anvil',
    // One of the node's own accounts.
    account: privateKeyToAccount(funded),
    chain: { id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } },
    transport: http(rpcUrl),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions)
}
