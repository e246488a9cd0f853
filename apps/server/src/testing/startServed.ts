import { readDirectory } from '@foyer/directory/node'
import type { RpcAnswer, TokenBalance, Transaction } from '@foyer/protocol/api'
import pino from 'pino'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import type { OpenedDatabase } from '../database/Database.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { putProject } from './putProject.js'

const directory = createWalletDirectory(readDirectory())

/** A server in this process that serves these networks, asked as pages ask it. */
export async function startServed({ database, networks, env = {}, now }: startServed.Parameters) {
  const lines: string[] = []
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify(networks),
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const services = createServices({ config, database, directory, log, now })
  await putProject(services)
  const app = createApp(services)
  const read = async (path: string, query: Record<string, string>) => {
    const answer = await app.request(
      `${path}?${new URLSearchParams({ projectId: 'shop', ...query })}`,
    )
    return { status: answer.status, body: await answer.json() }
  }
  return {
    app,
    lines,
    services,
    /** One call of a node; `params` as a page sends them. */
    async call(chainId: string, method: unknown, params?: unknown) {
      const query = new URLSearchParams({ chainId, projectId: 'shop' })
      const answer = await app.request(`/v1?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      const { result, error } = (await answer.json()) as Partial<RpcAnswer>
      return { status: answer.status, result, error }
    },
    async balances(address: string, chainId?: string) {
      const { status, body } = await read(`/v1/account/${address}/balance`, {
        currency: 'usd',
        ...(chainId && { chainId }),
      })
      return { status, balances: (body as { balances?: TokenBalance[] }).balances ?? [] }
    },
    async history(address: string, query: Record<string, string> = {}) {
      const { status, body } = await read(`/v1/account/${address}/history`, query)
      const { data = [], next } = body as { data?: Transaction[]; next?: string | null }
      return { status, data, next }
    },
    async chains() {
      return ((await read('/v1/supported-chains', {})).body as { http: string[] }).http
    },
    stop: () => services.images.close(),
  }
}

export declare namespace startServed {
  type Parameters = {
    database: OpenedDatabase
    networks: object
    env?: Record<string, string>
    now(): number
  }
}
