import { frameRadiusMaxPx, frameZIndex } from '@foyer/protocol'

const frameId = 'w3m-iframe'

/** The hidden frame of the wallet's page, put into the body once: a frame that is moved loads anew. */
export function createFrameElement(document: Document, url: URL): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.id = freeId(document)
  element.name = 'w3m-secure-iframe'
  element.title = 'Wallet'
  const passkeys = ['publickey-credentials-get', 'publickey-credentials-create']
  // The wallet shows itself to the pages that the project lists: it has to learn which one this is, whatever the page's own policy.
  element.referrerPolicy = 'strict-origin'
  element.allow = [...passkeys, 'clipboard-write'].map((name) => `${name} ${url.origin}`).join('; ')
  // The modal keeps a frame with this mark reachable by keyboard and screen reader.
  element.setAttribute('data-foyer-frame', '')
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: String(frameZIndex),
    display: 'none',
    border: 'none',
    borderBottomLeftRadius: radius,
    borderBottomRightRadius: radius,
    animationDelay: '0s, 50ms',
  })
  element.src = url.href
  document.body.append(element)
  return element
}

const radius = `clamp(0px, var(--foyer-border-radius-master, 16px), ${frameRadiusMaxPx}px)`

/** An id that the page does not have yet: each client has a frame of its own. */
function freeId(document: Document): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? frameId : `${frameId}-${number}`
    if (!document.getElementById(id)) return id
  }
}
