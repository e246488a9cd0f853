import { resolveName, resolveNameByPost } from '@foyer/protocol/api'
import type { Address, Hex } from 'viem'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Names for clients of ENS, where contracts are set that send them here. */
export function nameGateway(app: App<Services>): void {
  const { gateway } = app.services.names
  if (!gateway) return
  const answer = async ({ sender, data }: { sender: string; data: string }) => ({
    data: await gateway.answer(sender as Address, data as Hex),
  })
  route(app, resolveName, ({ params }) => answer(params))
  route(app, resolveNameByPost, ({ body }) => answer(body))
}
