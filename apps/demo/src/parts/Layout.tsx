import type { ReactNode } from 'react'
import { query } from '../query.js'
import { readWorld } from '../readWorld.js'

const pages = [
  { href: '/', name: 'Market' },
  { href: '/five', name: 'Five chains' },
  { href: '/members', name: 'Members' },
  { href: '/two', name: 'Two clients' },
  { href: '/inline', name: 'Inline' },
  { href: '/wallets', name: 'Hostile wallets' },
] as const

/** The frame of every page of the demo. */
export function Layout({
  buttons,
  title,
  lead,
  children,
}: {
  buttons?: ReactNode
  title: string
  lead: string
  children: ReactNode
}) {
  const { server } = readWorld()
  return (
    <>
      <header className="top">
        <a className="brand" href={`/${location.search}`}>
          <img src="/market.svg" alt="" width="32" height="32" />
          Harvest Market
        </a>
        <div className="buttons">{buttons}</div>
      </header>
      <main>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </main>
      <footer className="foot">
        <nav aria-label="Pages of this demo">
          {pages.map(({ href, name }) => (
            <a
              key={href}
              href={href}
              aria-current={location.pathname === href ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        {server && query.server && (
          <p>
            Served by <a href={server.url}>Foyer’s server</a> on this machine.
          </p>
        )}
        <p>
          A page to try Foyer on. The chains are on this machine; nothing here is worth anything.
        </p>
      </footer>
    </>
  )
}
