import { kestrel } from '../presets/kestrel.js'
import { createUuid } from '../wallet/createUuid.js'
import type { Hostile } from './Hostile.js'

/**
 * Announcements that are none: without a detail, with traps, without a `request`, with numbers for
 * names and icons, frozen and behind proxies. A page must live on, whatever it makes of them.
 */
export const announcesGarbage: Hostile = ({ window: given }) => {
  const window = given ?? globalThis
  const say = () => {
    for (const detail of garbage())
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.dispatchEvent(new Event('eip6963:announceProvider'))
  }
  window.addEventListener('eip6963:requestProvider', say)
  say()
  return () => window.removeEventListener('eip6963:requestProvider', say)
}

function garbage(): readonly unknown[] {
  const info = {
    uuid: createUuid(),
    name: 'Garbage',
    rdns: 'test.foyer.garbage',
    icon: kestrel.icon,
  }
  const provider = { request: async () => [], on() {}, removeListener() {} }
  return [
    null,
    undefined,
    0,
    'detail',
    {},
    { info: null, provider: null },
    { info, provider: null },
    { info, provider: {} },
    { info, provider: { request: 'no function' } },
    { info: { ...info, name: 5 }, provider },
    { info: { ...info, rdns: undefined }, provider },
    { info: { ...info, uuid: {} }, provider },
    { info: { ...info, icon: 7 }, provider },
    Object.freeze({ info: Object.freeze({}), provider: Object.freeze({}) }),
    trapped({ info, provider }),
    { info: trapped(info), provider },
    { info, provider: trapped(provider) },
  ]
}

/** Throws at every touch. */
function trapped(target: object) {
  const refuse = (): never => {
    throw new Error('trapped')
  }
  return new Proxy(target, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse })
}
