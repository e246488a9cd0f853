import { getSDKVersion, MessageFormatter } from '@safe-global/safe-apps-sdk'

type Host = { answer(method: string, params: unknown): Promise<unknown> }
type Request = { readonly id: string; readonly method: string; readonly params: unknown }

/** The page of Safe's that both sides of a test stand in. */
export const safePage = 'https://app.safe.global'

/**
 * A frame in a Safe's page: what is posted to the page around is answered by a real Safe, in the messages that Safe's own SDK makes. Messages are copied,
 * come later, and go to the origin that they are meant for.
 */
export function createSafeFrame(host: Host) {
  const posted: { readonly method: string; readonly params: unknown }[] = []
  const reply = async ({ id, method, params }: Request) => {
    const version = getSDKVersion()
    try {
      const data = await host.answer(method, params)
      return MessageFormatter.makeResponse(id, data as never, version)
    } catch (error) {
      return MessageFormatter.makeErrorResponse(id, (error as Error).message, version)
    }
  }
  const parent = {
    postMessage(message: unknown, target: string) {
      if (target !== safePage && target !== '*') return
      const request = structuredClone(message) as Request
      posted.push({ method: request.method, params: request.params })
      void reply(request).then((answer) => {
        const data = structuredClone(answer)
        window.dispatchEvent(
          Object.assign(new Event('message'), { data, origin: safePage, source: parent }),
        )
      })
    },
  }
  const window = Object.assign(new EventTarget(), {
    ...{ parent, crypto: globalThis.crypto },
    location: { ancestorOrigins: [safePage] },
  })
  return { window, posted }
}
