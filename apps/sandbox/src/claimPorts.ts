import { claimPort } from './claimPort.js'
import { freePort } from './freePort.js'

/** What has a port of its own, and how another one is chosen. */
const uses = {
  demo: { what: 'the demo', flag: '--port', variable: 'FOYER_PORT' },
  server: { what: 'the server', flag: '--server-port', variable: 'FOYER_SERVER_PORT' },
  pocket: { what: 'Pocket Wallet', flag: '--pocket-port', variable: 'FOYER_POCKET_PORT' },
  wallet: { what: 'the embedded wallet', flag: '--wallet-port', variable: 'FOYER_WALLET_PORT' },
  guard: { what: 'the guard', flag: '--guard-port', variable: 'FOYER_GUARD_PORT' },
  mailbox: { what: 'the mailbox', flag: '--mailbox-port', variable: 'FOYER_MAILBOX_PORT' },
  identity: {
    what: 'the stand-ins of providers',
    flag: '--identity-port',
    variable: 'FOYER_IDENTITY_PORT',
  },
  liar: { what: 'the liar', flag: '--liar-port', variable: 'FOYER_LIAR_PORT' },
  till: { what: 'the till', flag: '--till-port', variable: 'FOYER_TILL_PORT' },
} as const

export type SandboxPorts = Record<keyof typeof uses, number>

/** Others have to know the addresses of these before they listen. */
const early: readonly string[] = ['wallet', 'guard']

/** @throws `PortTakenError` when another program has one of them. What is not wished for gets any free one. */
export async function claimPorts(wished: Partial<SandboxPorts>): Promise<SandboxPorts> {
  const claimed = Object.entries(uses).map(async ([name, use]) => {
    const port = await claimPort(wished[name as keyof SandboxPorts] ?? 0, use)
    return [name, port === 0 && early.includes(name) ? await freePort() : port]
  })
  return Object.fromEntries(await Promise.all(claimed))
}
