import type { Page } from 'playwright-core'
import { createSafeHost } from 'sandbox/safe'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { chainOf } from './chainOf.js'
import type { Stage } from './createStage.js'
import { createVisit, type Visit } from './createVisit.js'
import { serve } from './serve.js'
import { serveShown } from './serveShown.js'

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

/**
 * A page of its own origin that shows a real Safe, and in a frame the page of the suite, which lets it, or the one that `path` gives for this
 * origin.
 */
export async function openSafe(stage: Stage, path = (_: string) => '/fixture?wallets=none') {
  const chain = await chainOf(stage.place.world)
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
  app = `http://127.0.0.1:${shown.port}${path(origin)}`
  const visit = await stage.visit('/fixture', {
    wallets: ['kestrel'],
    others: [origin, app],
  })
  const page = await visit.context.newPage()
  let lied: string | undefined
  const answer: typeof safe.answer = async (method, params) =>
    method === 'signMessage' && lied ? { signature: lied } : safe.answer(method, params)
  await page.exposeFunction('answerSafe', answer)
  return {
    ...{ page, safe, chain, origin },
    /** What the page answers for a signature from now on, without its owners; `undefined` for theirs again. */
    lie: (signature: string | undefined) => {
      lied = signature
    },
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
