import { readFileSync } from 'node:fs'

/** The parts of what a provider answers, by its documents. */
export type VendorFixture = Readonly<
  Record<'quote' | 'page' | 'purchase' | 'webhook', Record<string, unknown>>
> & { readonly documented: string } & Readonly<Record<string, unknown>>

/** A call as it came to the stand-in of a provider. */
export type VendorCall = {
  readonly method: string
  /** Behind the address of the stand-in. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** What a provider says, changed by tests. */
export type VendorState = {
  fixture: VendorFixture
  /** The purchase that it knows, with its own name of the state; none before it was paid for. */
  paid: { reference: string; status: string; address: string } | undefined
}

/** What a provider sends by itself: what of it is signed, and how it is put together. */
type SignedDelivery = {
  readonly parts: Readonly<Record<string, string>>
  readonly build: (parts: Readonly<Record<string, string>>) => {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
}

/** An answer of a provider that is a refusal. */
export class Refused {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown = {}) {
    this.status = status
    this.body = body
  }
}

/** A provider that a stand-in plays by its documents. */
export type VendorCase = {
  readonly id: string
  /** What is bought of it, on Base. Default: ETH. */
  readonly asset?: 'USDC'
  /** What is configured, with its calls sent to `url`. */
  settings(url: string): object
  /** What is in no address, no log and no answer. */
  readonly secrets: readonly string[]
  /** @returns what it answers, `undefined` for a call that it does not know, which fails the test */
  answer(call: VendorCall, state: VendorState): unknown
  /** What a quote of 100 USD is read as: total, subtotal, fee, network fee, received. */
  readonly quoted: readonly [string, string, string, string, string]
  /** What a quote is not believed with. */
  readonly lies: Readonly<Record<string, (quote: never) => void>>
  /** What it does not sell, and by which name that is refused. */
  readonly refuses: readonly (readonly [change: object, name: string])[]
  /** What it makes no page for. */
  readonly refusesPage?: readonly [change: object, name: string]
  /** Its pages are addresses that the server signs, without a call. */
  readonly makesPagesItself?: true
  /** A purchase is found by what its webhooks call it alone. */
  readonly isWokenFirst?: true
  /** Its names of states, and what the history makes of each. */
  readonly states: Readonly<Record<string, 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'>>
  /** What the page's address has in it, beside the host. */
  readonly page: Readonly<Record<string, string>>
  deliver(reference: string, time: number): SignedDelivery | Promise<SignedDelivery>
}

export function readFixture(name: string): VendorFixture {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'))
}
