import type { SwapFee, SwapVendorSettings } from '../../../../../../config/swapSettings.js'
import type { Database } from '../../../../../../database/Database.js'
import { createChains } from '../../../../../chains/createChains.js'
import type { SwapOffer, SwapOrder } from '../../../../../swaps/SwapProvider.js'
import { startService } from '../../../../../swaps/testing/startService.js'
import { families } from '../../../../families.js'
import { createVendorRoutes } from '../createVendorRoutes.js'
import { createVendorSwaps } from '../createVendorSwaps.js'
import type { Vendor } from '../Vendor.js'
import { put, type VendorFixture } from './fixture.js'

const chains = createChains([{ id: 'eip155:1', settings: { rpc: ['http://127.0.0.1:9'] } }], {
  families,
})
const network = chains.get('eip155:1') ?? unserved()
export const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
export const order: SwapOrder = {
  network,
  from: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  to: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  amount: 100_000_000n,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
}
export const other = '0x00000000000000000000000000000000000bad01'
export const expected = 40_000_000_000_000_000n
export const least = (expected * 9_900n) / 10_000n
export const key = 'k-7f3a9c1e5b'
export const fee: SwapFee = { bps: 25, recipient: '0x00000000000000000000000000000000000fee01' }

type Answers = { quote: unknown; build?: unknown }

/** A service, its answers, and what its routes are kept in. */
export type VendorParts = {
  readonly vendor: Vendor
  readonly fixture: VendorFixture
  openDatabase(): Database
}

/** The service, played by a server of this machine, and the provider that calls it. */
export async function startVendor(
  { vendor, fixture, openDatabase }: VendorParts,
  { settings = {}, fee: taken }: { settings?: SwapVendorSettings; fee?: SwapFee } = {},
) {
  let answers: Answers = structuredClone({ quote: fixture.quote, build: fixture.build })
  const service = await startService(({ path }) => {
    const isBuild = fixture.buildPath !== undefined && path.includes(fixture.buildPath)
    return answers[isBuild ? 'build' : 'quote']
  })
  const { url, now, clock } = service
  const routes = createVendorRoutes(openDatabase(), now)
  const provider = createVendorSwaps(vendor, {
    ...{ routes, now, fee: taken },
    settings: { key, app: 'orchard', perSecond: 500, ...settings, url: `${url}/` },
    decimalsOf: async (_, token) => (token === order.from ? 6 : 18),
    clock,
  })
  return {
    ...service,
    ...{ provider, routes },
    set(changes: Readonly<Record<string, unknown>>) {
      for (const [path, value] of Object.entries(changes)) put(answers, path, value)
    },
    reset() {
      answers = structuredClone({ quote: fixture.quote, build: fixture.build })
    },
    async quote(of: SwapOrder = order) {
      const [offer] = await provider.quote(of)
      if (!offer) throw new Error('no offer')
      return offer
    },
    build: (offer: SwapOffer, minReceived = least, of: SwapOrder = order) =>
      provider.build({ ...of, offer, minReceived }),
  }
}

type StartedVendor = Awaited<ReturnType<typeof startVendor>>

/** Quotes and builds: some services say a thing when they quote, others when they build. */
export async function swapThrough(service: StartedVendor, of: SwapOrder = order) {
  return await service.build(await service.quote(of), least, of)
}

function unserved(): never {
  throw new Error('no network')
}
