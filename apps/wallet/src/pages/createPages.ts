import { notLoggedIn } from '../frame/toFailure.js'
import { seesCovers } from '../lock/createSight.js'
import type { OwnPage } from './OwnPage.js'
import { openPageWindow } from './openPageWindow.js'
import type { PagesWorld, Visit } from './PagesWorld.js'

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
      const window = world.document.defaultView as Window & typeof globalThis
      const where = seesCovers(window) ? 'frame' : 'blindFrame'
      const toWindow: Visit['toWindow'] = (page, { onLeave, onGone }) => {
        const close = openPageWindow({
          ...{ window, url: world.windowUrl, onGone },
          onDocument(document) {
            const leave = () => {
              close?.()
              onLeave()
            }
            const own: Visit = { ...visit, document, where: 'window', onLeave: leave }
            return mountPage(own, page, missing)
          },
        })
        return close
      }
      const visit: Visit = { ...world, origin, login, onLeave, where, toWindow }
      const unmount = mountPage(visit, first, missing)
    })
  }
}
