import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { approveByMail } from './approveByMail.js'
import { createMailReader } from './createMailReader.js'

type Answer = { readonly type: string; readonly payload?: unknown }
type Said = { readonly action?: string } | undefined
type Scope = {
  foyerFrame: {
    readonly ready: Promise<unknown>
    ask(name: string, payload: unknown): Promise<Answer>
  }
}

/** Puts the wallet's frame into a page, over everything else of it. Resolves once it is ready. */
export async function createFrameClient(page: Page, { projectId = 'local' } = {}) {
  const { chains, wallet } = inject('world')
  const network = `eip155:${chains[0]?.id}`
  const url = `${wallet?.url}/sdk?projectId=${projectId}&chainId=${network}&version=4&enableLogger=false`
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.title = 'Wallet'
    frame.src = address
    Object.assign(frame.style, {
      ...{ position: 'fixed', insetBlockStart: '0', insetInlineStart: '0', zIndex: '999999' },
      ...{ inlineSize: '360px', blockSize: '600px', border: '0' },
    })
    const { origin } = new URL(address)
    const waiting = new Map<string, (answer: Answer) => void>()
    const ready = new Promise((resolve) =>
      window.addEventListener('message', (event) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return
        if (event.data.type === '@w3m-frame/READY') resolve(event.data.payload)
        waiting.get(event.data.id)?.(event.data)
      }),
    )
    const scope = globalThis as unknown as Scope
    Object.assign(scope, {
      foyerFrame: {
        ready,
        ask: (name: string, payload: unknown) =>
          new Promise<Answer>((resolve) => {
            const id = crypto.randomUUID()
            waiting.set(id, resolve)
            const message = { id, type: `@w3m-app/${name}`, ...(payload !== null && { payload }) }
            frame.contentWindow?.postMessage(message, origin)
          }),
      },
    })
    document.body.append(frame)
  }, url)
  await page.evaluate(() => (globalThis as unknown as Scope).foyerFrame.ready)

  const answered = async (name: string, payload: unknown) => {
    const { type, payload: answer } = await page.evaluate(
      ([message, given]) => (globalThis as unknown as Scope).foyerFrame.ask(message, given),
      [name, payload] as const,
    )
    if (type === `@w3m-frame/${name}_SUCCESS`) return answer
    throw Object.assign(new Error(`${type} ${JSON.stringify(answer)}`), { answer })
  }
  const ask = (name: string, payload: unknown = null) => {
    const answer = answered(name, payload)
    // Heard by who awaits it, which may be later than it comes.
    answer.catch(() => {})
    return answer
  }
  return {
    network,
    ask,
    /** What the frame shows. */
    screen: page.frameLocator('iframe[title=Wallet]'),
    /** Logs in with the code of the mail, and says yes to the guard's where a wallet is made. */
    async logIn(email: string) {
      await ask('CONNECT_EMAIL', { email })
      const answer = (await ask('CONNECT_OTP', { otp: await codeFor(email) })) as Said
      if (answer?.action !== 'VERIFY_DEVICE') return answer
      await approveByMail(createMailReader(), email)
      return ask('CONNECT_DEVICE')
    },
  }
}

/** The code of the newest mail to this address, once there is one. */
async function codeFor(email: string): Promise<string> {
  const { mailbox } = inject('world')
  const address = `${mailbox?.url}/mails.json?to=${encodeURIComponent(email)}`
  for (;;) {
    const mails = (await (await fetch(address)).json()) as { text: string }[]
    const code = mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find(Boolean)
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
