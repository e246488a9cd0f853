import { base58 } from '@scure/base'
import type { AccountRole, Instruction } from './Instruction.js'
import { toCount } from './numbers.js'

/**
 * Writes a message of the first version, which needs no lookup table: the payer's account, then those that sign, then those that change, then
 * those that are only read, each once.
 *
 * @param payer base58; pays the fee and signs
 * @param blockhash base58
 */
export function writeMessage({ payer, instructions, blockhash }: writeMessage.Parameters) {
  const roles = new Map<string, AccountRole>()
  const add = (role: AccountRole) =>
    void roles.set(role.address, { ...roles.get(role.address), ...role })
  add({ address: payer, signer: true, writable: true })
  for (const { accounts } of instructions) for (const account of accounts) add(account)
  for (const { program } of instructions) add({ address: program })

  const accounts = [...roles.values()].sort((one, other) => rankOf(one) - rankOf(other))
  const places = new Map(accounts.map(({ address }, index) => [address, index]))
  const placeOf = (address: string) => places.get(address) as number
  const count = (isCounted: (role: AccountRole) => boolean) => accounts.filter(isCounted).length

  return Uint8Array.from([
    count(({ signer }) => signer === true),
    count(({ signer, writable }) => signer === true && !writable),
    count(({ signer, writable }) => !signer && !writable),
    ...toCount(accounts.length),
    ...accounts.flatMap(({ address }) => [...base58.decode(address)]),
    ...base58.decode(blockhash),
    ...toCount(instructions.length),
    ...instructions.flatMap(({ program, accounts: named, data }) => [
      placeOf(program),
      ...toCount(named.length),
      ...named.map(({ address }) => placeOf(address)),
      ...toCount(data.length),
      ...data,
    ]),
  ])
}

export declare namespace writeMessage {
  type Parameters = {
    readonly payer: string
    readonly instructions: readonly Instruction[]
    readonly blockhash: string
  }
}

function rankOf({ signer, writable }: AccountRole): number {
  return (signer ? 0 : 2) + (writable ? 0 : 1)
}
