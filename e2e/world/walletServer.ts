import type { Page } from 'playwright-core'
import { directory } from './directory.js'
import { drawing } from './drawing.js'

/** What the server is asked for wallets, and says by default. */
export type WalletAnswer = (asked: URLSearchParams) => { status?: number; json: unknown }

/** A directory of so many wallets, every fifth of them certified, as a server pages and searches it. */
export function pagesOf(count: number): WalletAnswer {
  const all = directory(count).map(({ image_url, ...wallet }, index) => ({
    ...wallet,
    ...(image_url && { image_id: `picture-${index}` }),
    mobile_link: 'app://',
    badge_type: index % 5 === 0 ? 'certified' : 'none',
  }))
  return (asked) => {
    const search = asked.get('search')?.toLowerCase() ?? ''
    const include = asked.get('include')?.split(',')
    const found = all.filter(
      ({ id, name, badge_type }) =>
        name.toLowerCase().includes(search) &&
        (!include || include.includes(id)) &&
        (!asked.get('badge_type') || badge_type === asked.get('badge_type')),
    )
    const size = Number(asked.get('entries') ?? 40)
    const start = (Number(asked.get('page') ?? 1) - 1) * size
    return { json: { count: found.length, data: found.slice(start, start + size) } }
  }
}

/** Plays the directory of the host's server for one page, pictures included. */
export async function serveWallets(page: Page, answer: WalletAnswer): Promise<void> {
  await page.route('**/foyer/getWallets?**', (route) => {
    const { status = 200, json } = answer(new URL(route.request().url()).searchParams)
    return route.fulfill({ status, json })
  })
  await page.route('**/foyer/getWalletImage/**', (route) => {
    const index = Number(/picture-(\d+)/.exec(route.request().url())?.[1] ?? 0)
    const body = decodeURIComponent(drawing(index).split(',')[1] ?? '')
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
}
