import { type Address, type Hex, isAddress, isHex } from 'viem'
import { RpcError } from './RpcError.js'

/** Readers of what a page sends. Each throws -32602 (invalid params, JSON-RPC 2.0 §5.1). */
export const read = {
  record(value: unknown, what: string): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
    throw invalid(`${what} must be an object`)
  },
  list(value: unknown, what: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    throw invalid(`${what} must be a list`)
  },
  text(value: unknown, what: string): string {
    if (typeof value === 'string') return value
    throw invalid(`${what} must be a string`)
  },
  address(value: unknown, what: string): Address {
    if (typeof value === 'string' && isAddress(value, { strict: false })) return value
    throw invalid(`${what} must be an address`)
  },
  hex(value: unknown, what: string): Hex {
    if (isHex(value)) return value
    throw invalid(`${what} must be hex`)
  },
  /** EIP-695: a chain id is a hex quantity. */
  chainId(value: unknown): number {
    if (typeof value === 'string' && /^0x[1-9a-f][0-9a-f]{0,12}$/i.test(value)) return Number(value)
    throw invalid("Expected a 0x-prefixed hex 'chainId'")
  },
}

const invalid = (message: string) => new RpcError(-32602, `${message}.`)
