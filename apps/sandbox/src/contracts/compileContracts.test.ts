import { sessionModuleCode } from '@foyer/protocol/sessionCode'
import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import { getContractAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { artifacts } from './artifacts.js'
import { compileContracts } from './compileContracts.js'

test('the compiled contracts in the repository are those of the sources beside them', async () => {
  expect(await compileContracts()).toEqual(artifacts)
}, 180_000)

test('the module that wallets make and call is the compiled one, at the address of its code', () => {
  const { abi, bytecode } = artifacts.SessionModule
  expect(sessionModuleCode).toBe(bytecode)
  expect(plain(sessionModuleAbi)).toEqual(plain(abi))
  const address = getContractAddress({
    opcode: 'CREATE2',
    ...{ from: sessionModule.factory, salt: zeroHash, bytecode },
  })
  expect(sessionModule.address).toBe(address)
})

/** An interface without what the compiler notes for itself, in an order of its own. */
function plain(abi: unknown) {
  const entries = JSON.parse(
    JSON.stringify(abi, (name, value) =>
      name === 'internalType' || name === 'anonymous' ? undefined : value,
    ),
  ) as { type: string; name: string }[]
  const keyOf = ({ type, name }: { type: string; name: string }) => `${type} ${name}`
  return entries.sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
}
