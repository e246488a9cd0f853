import { families, type Network } from '@foyer/protocol'

/** A numbered chain as a coin type has it set (ENSIP-11). */
const chainBit = 2 ** 31

/**
 * Under which number names keep an address of this very network (ENSIP-9, ENSIP-11); `undefined` where they keep none. Test networks have none of
 * their family's: an account there may have no owner.
 */
export function coinTypeOf({ chainNamespace, id, testnet }: Network): string | undefined {
  const { coinType, hex } = families[chainNamespace] as { coinType?: string; hex?: true }
  if (coinType === undefined) return undefined
  if (!hex) return testnet ? undefined : coinType
  return Number(id) === 1 ? coinType : String(chainBit + Number(id))
}
