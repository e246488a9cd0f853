import type { Page, Route } from 'playwright-core'
import { accountRequest, answerAccount } from './answerAccount.js'

/** Where the fixture's client finds this server: a path of the page itself. */
export const accountServer = { server: '/foyer' } as const

type Answers = {
  balance?: (route: Route) => unknown
  nfts?: (route: Route) => unknown
  history?: (route: Route) => unknown
  identity?: (route: Route) => unknown
}

/**
 * Plays the host's server for one page, at the border of the browser: what an account holds and did, and
 * what else a test wants to be answered.
 */
export async function serveAccount(page: Page, answers: Answers = {}): Promise<void> {
  await page.route('**/foyer/**', async (route) => {
    const { pathname, origin } = new URL(route.request().url())
    const own = answers[accountRequest(pathname) as keyof Answers]
    if (own) return void (await own(route))
    const { status, type, body } = answerAccount(pathname, origin)
    return route.fulfill({ status, contentType: type, body })
  })
}
