import { within } from '@foyer/protocol'
import * as v from 'valibot'
import { secondMs } from '../../bounds/times.js'
import type { SwapVendorSettings } from '../../config/swapSettings.js'
import { readExact, writeExact } from '../exactJson.js'
import { fetchAnswer, ServiceError } from '../fetchAnswer.js'
import { createServiceGate } from './createServiceGate.js'
import { SwapError } from './SwapError.js'
import type { SendToService, SwapService } from './SwapService.js'

/** An answer that takes longer is none. */
const waitMs = 4 * secondMs
/** Routes over many pools take tens of kilobytes. */
const bytesMax = 262_144

/** Calls one service, within its limits and ours. Errors say neither the URL nor the answer: there are keys and accounts in them. */
export function createServiceSend(
  service: SwapService,
  { settings, now, clock }: createServiceSend.Parts,
): SendToService {
  const base = (settings.url ?? service.url).replace(/\/+$/, '')
  const { perSecond } = settings
  const gate = createServiceGate(
    perSecond === undefined
      ? service.rate(settings)
      : { calls: Math.max(1, perSecond), perMs: (Math.max(1, perSecond) / perSecond) * secondMs },
    now,
  )
  const fetchFrom = (path: string, body: unknown) =>
    within(
      (signal) =>
        fetchAnswer(`${base}${path}`, {
          ...{ bytesMax, signal, headers: service.headers(settings) },
          ...{ redirect: 'error', parse: readExact },
          body: body === undefined ? undefined : writeExact(body),
        }),
      waitMs,
      () => new ServiceError('did not answer in time'),
      clock && { clock },
    ).catch((cause: unknown) => {
      gate.fail()
      throw new SwapError('provider_down', { cause })
    })

  return async (path, shape, body) => {
    gate.enter()
    const { status, retryAfter, json } = await fetchFrom(path, body)
    if (status === 429) throw gate.pause(retryAfter)
    const fault = service.faultOf({ status, body: json })
    if (status >= 500 && !fault) gate.fail()
    else gate.succeed()
    if (fault) throw new SwapError(fault, { cause: new Error(`${service.id} answered ${status}`) })
    const isGood = status >= 200 && status <= 299
    const read = isGood ? v.safeParse(shape, json) : undefined
    if (read?.success) return read.output
    const what = isGood ? 'with another shape' : String(status)
    throw new SwapError('provider_down', { cause: new Error(`${service.id} answered ${what}`) })
  }
}

export declare namespace createServiceSend {
  type Parts = {
    settings: SwapVendorSettings
    now(): number
    clock?: within.Options['clock']
  }
}
