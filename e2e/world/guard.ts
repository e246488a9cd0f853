import type { BrowserContext, Request } from 'playwright-core'

export type Guard = {
  /** Every request of every page, in order. */
  readonly requests: readonly Request[]
  /** What a page did that no page may do: in words, empty when all is well. */
  faults(): readonly string[]
}

/**
 * Watches all pages of a context. A request to any host but the demo's, the nodes' and the server's, a breach of the
 * policy and an uncaught error are faults, whatever the test is about.
 */
export async function guard(
  context: BrowserContext,
  { url, others }: { url: string; others: readonly string[] },
): Promise<Guard> {
  const requests: Request[] = []
  const faults: string[] = []
  const allowed = new Set([url, ...others].map((address) => new URL(address).origin))

  context.on('request', (request) => {
    requests.push(request)
    const { protocol, origin } = new URL(request.url())
    if (protocol === 'data:' || protocol === 'blob:' || allowed.has(origin)) return
    faults.push(`asked a stranger: ${request.url().slice(0, 200)}`)
  })
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      const { origin } = new URL(socket.url().replace(/^ws/, 'http'))
      if (!allowed.has(origin)) faults.push(`asked a stranger: ${origin}`)
    }),
  )
  context.on('weberror', (error) => faults.push(`uncaught: ${String(error.error())}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNetwork(message.text()))
      faults.push(`console: ${message.text().slice(0, 500)}`)
  })
  await context.exposeBinding('foyerViolation', (_, words: string) => {
    faults.push(`against the policy: ${words}`)
  })
  await context.addInitScript(() => {
    type Scope = { foyerViolation: (words: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const words = `${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`
      ;(globalThis as unknown as Scope).foyerViolation(words)
    })
  })
  return { requests, faults: () => faults }
}

/** A node that answers with an error status is the test's business, not the guard's. */
function isNetwork(text: string): boolean {
  return text.startsWith('Failed to load resource')
}
