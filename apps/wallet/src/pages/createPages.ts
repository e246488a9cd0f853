import { notLoggedIn } from '../frame/toFailure.js'
import type { PagesWorld } from './PagesWorld.js'
import type { OwnPage } from './SecurityPage.js'

/**
 * The wallet's own pages: who can move the funds, the keys, what happened, and the way back in. Resolves once the person leaves; rejects
 * when nobody is logged in, or the person who was is no longer. Loads nothing before.
 */
export function createPages(world: PagesWorld): (page: OwnPage, origin: string) => Promise<void> {
  let closeLast: () => void = () => undefined
  return async (page, origin) => {
    const login = await world.person.read()
    if (!login) throw notLoggedIn()
    // Pages need the wallet's record, and the way back in needs to know what is missing.
    const missing = await world.vault.enter(login)
    if (page === 'recover' && missing === 'nothing') return
    const { mountPage } = await import('./mountPage.js')
    // Asked for twice: the later one is shown, and the first counts as left.
    closeLast()
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        stop()
        unmount()
      }
      const stop = world.person.onChange(() => {
        end()
        reject(notLoggedIn())
      })
      const onLeave = () => {
        end()
        resolve()
      }
      closeLast = onLeave
      // Without the keys in reach every page leads to the way back in.
      const first = missing === 'nothing' ? page : 'recover'
      const unmount = mountPage({ ...world, origin, login, onLeave }, first, missing)
    })
  }
}
