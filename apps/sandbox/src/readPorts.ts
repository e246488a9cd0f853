import { parseArgs } from 'node:util'

/** Ports from flags, else from the environment, else 4100 for the demo, 4200 for the server, 4300 for the wallet on a phone, 4400 for the embedded wallet, 4410 for the guard, 4420 for the mailbox, 4430 for the stand-ins of providers, 4440 for the liar, 4450 for the till and 4545 on for the chains. */
export function readPorts(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'node-port': { type: 'string' },
      'server-port': { type: 'string' },
      'pocket-port': { type: 'string' },
      'wallet-port': { type: 'string' },
      'guard-port': { type: 'string' },
      'mailbox-port': { type: 'string' },
      'identity-port': { type: 'string' },
      'liar-port': { type: 'string' },
      'till-port': { type: 'string' },
    },
  })
  return {
    demo: readPort(values.port ?? env.FOYER_PORT ?? '4100', '--port'),
    nodes: readPort(values['node-port'] ?? env.FOYER_NODE_PORT ?? '4545', '--node-port'),
    server: readPort(values['server-port'] ?? env.FOYER_SERVER_PORT ?? '4200', '--server-port'),
    pocket: readPort(values['pocket-port'] ?? env.FOYER_POCKET_PORT ?? '4300', '--pocket-port'),
    wallet: readPort(values['wallet-port'] ?? env.FOYER_WALLET_PORT ?? '4400', '--wallet-port'),
    guard: readPort(values['guard-port'] ?? env.FOYER_GUARD_PORT ?? '4410', '--guard-port'),
    mailbox: readPort(values['mailbox-port'] ?? env.FOYER_MAILBOX_PORT ?? '4420', '--mailbox-port'),
    identity: readPort(
      values['identity-port'] ?? env.FOYER_IDENTITY_PORT ?? '4430',
      '--identity-port',
    ),
    liar: readPort(values['liar-port'] ?? env.FOYER_LIAR_PORT ?? '4440', '--liar-port'),
    till: readPort(values['till-port'] ?? env.FOYER_TILL_PORT ?? '4450', '--till-port'),
  }
}

/** Three chains follow one another, so the last two ports cannot be the first of them. */
function readPort(text: string, flag: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_533) return port
  throw new Error(`${flag} must be a port from 0 to 65533, not "${text}".`)
}
