import type { Logger } from 'pino'
import { describeError } from '../../errors/describeError.js'
import { addressKey } from '../tokens/Token.js'
import { addressOf, type createOrders, type Order } from './createOrders.js'
import type { OnrampReport } from './OnrampProvider.js'
import type { RestingProvider } from './restFailing.js'

/** Makes what gives a purchase as it is after its provider was called about it, where that was due. */
export function createOrderLook({ providers, orders, count, log }: createOrderLook.Parts) {
  return async (order: Order): Promise<Order> => {
    const provider = providers.find(({ id }) => id === order.provider)
    if (!provider || provider.isResting() || !(await orders.claim(order))) return order
    try {
      const report = await provider.findOrder(order)
      if (!report) return order
      const { address = addressOf(order) } = report
      const isElsewhere = addressKey(address) !== addressKey(addressOf(order))
      if (isElsewhere) {
        count(order.project, provider.id, 'address_invalid')
        log.error({ provider: provider.id }, 'A purchase goes to another address')
      }
      const checked: OnrampReport = isElsewhere ? { ...report, status: 'failed' } : report
      return (await orders.advance(order.reference, checked)) ?? order
    } catch (error) {
      count(order.project, provider.id, 'provider_down')
      log.warn({ provider: provider.id, ...describeError(error) }, 'A purchase cannot be looked up')
      return order
    }
  }
}

export declare namespace createOrderLook {
  type Parts = {
    providers: readonly RestingProvider[]
    orders: ReturnType<typeof createOrders>
    /** Counts what came of a call of a provider. */
    count(project: string, provider: string, outcome: string): void
    log: Logger
  }
}
