import { fold } from './cleanText.mjs'
import { curated, families } from './curated.mjs'
import { domainOf } from './domainOf.mjs'
import { injected } from './injected.mjs'
import { toWallet } from './toWallet.mjs'

/**
 * The wallets in their order: the curated ones first, then the others as the source has them. A later one that
 * shares its name or reverse domain with an earlier one is left out; one that shares an app's scheme or a page's domain
 * loses that link, because an app must not be opened in the name of another.
 */
export function merge(raw) {
  const byId = new Map(raw.map((wallet) => [wallet.id, wallet]))
  const chosen = curated.map((choice) => choose(choice, byId))
  const picked = new Set(curated.map(({ from }) => from))
  const others = raw.filter(({ id }) => !picked.has(id)).map((wallet) => community(wallet))
  return distinct([...chosen, ...others].filter(Boolean))
}

function choose({ from, id, name, namespaces, chains, by, picture }, byId) {
  const source = byId.get(from)
  const wallet = source ? toWallet(source) : by && { id: from, ...by }
  if (!wallet) throw new Error(`The curated wallet ${from} is not in the source`)
  const origin = source ? 'thirdweb' : 'foyer'
  return {
    ...wallet,
    id: id ?? idOf(from),
    name: name ?? wallet.name,
    from,
    image: picture ? undefined : source?.image,
    picture,
    namespaces,
    chains,
    injected: from in injected ? toInjected(injected[from]) : undefined,
    badge_type: 'certified',
    sources: { identity: origin, links: origin, chains: 'foyer' },
  }
}

function toInjected(byNamespace) {
  return Object.entries(byNamespace).flatMap(([namespace, ids]) =>
    ids.map((injected_id) => ({ namespace, injected_id })),
  )
}

function community(source) {
  const wallet = toWallet(source)
  if (!wallet) return undefined
  const namespaces = families[source.id]
  return {
    ...atHome(wallet),
    id: idOf(source.id),
    from: source.id,
    image: source.image,
    namespaces: namespaces ?? ['eip155'],
    badge_type: 'none',
    sources: { identity: 'thirdweb', links: 'thirdweb', chains: namespaces ? 'foyer' : 'thirdweb' },
  }
}

/**
 * A wallet without a review keeps only the pages on its own domain or on a service for such links: what a page is
 * handed with the link is a key to a session.
 */
function atHome(wallet) {
  const home = domainOf(wallet.homepage)
  const isForeign = (link) => {
    if (!link?.startsWith('https:')) return false
    const domain = domainOf(link)
    return domain !== home && !/[.](app[.]link|page[.]link|onelink[.]me)$/.test(domain)
  }
  const links = ['mobile_link', 'link_mode', 'desktop_link', 'webapp_link']
  const kept = links.map((key) => [key, isForeign(wallet[key]) ? undefined : wallet[key]])
  return { ...wallet, ...Object.fromEntries(kept) }
}

/** Our own id: the reverse domain without dots, because an id becomes a part of a path. */
function idOf(from) {
  return from.replaceAll('.', '-')
}

function distinct(wallets) {
  const seen = new Map()
  const kept = []
  for (const wallet of wallets) {
    const marks = [`name ${fold(wallet.name)}`, wallet.rdns && `rdns ${wallet.rdns}`].filter(
      Boolean,
    )
    if (marks.some((mark) => seen.has(mark))) continue
    for (const mark of marks) seen.set(mark, wallet.id)
    if (wallet.badge_type === 'certified') seen.set(owner(wallet.homepage), wallet.id)
    kept.push(withOwnLinks(wallet, seen))
  }
  return kept
}

function withOwnLinks(wallet, seen) {
  const links = {}
  for (const key of ['mobile_link', 'desktop_link', 'link_mode', 'webapp_link']) {
    const link = wallet[key]
    const mark = link && owner(link)
    const isTaken = mark && seen.has(mark) && seen.get(mark) !== wallet.id
    links[key] = isTaken ? undefined : link
    if (mark && !isTaken) seen.set(mark, wallet.id)
  }
  return { ...wallet, ...links, mobile_link: links.mobile_link ?? links.link_mode }
}

/**
 * What of a link belongs to one wallet alone: the scheme of an app, and for pages the domain, so that no user is led to a
 * page of a wallet that stands before.
 */
function owner(link) {
  return link.startsWith('https:') ? `page ${domainOf(link)}` : `scheme ${link.replace(/:.*/, '')}`
}
