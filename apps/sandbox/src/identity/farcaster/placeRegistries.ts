import { type Address, createTestClient, type Hex, http, keccak256, pad, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

const idRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const keyRegistry = '0x00000000fc1237824fb747abde0ff18990e59b7e'

/** Answers every question with what stands in the storage under its first argument. */
const readsStorage = '0x600435545f5260205ff3'
/** Answers every question with two zeros: no key is known. */
const knowsNothing = '0x60405ff3'

/** Farcaster's registries on a chain of the sandbox, as far as a login calls them. */
export async function placeRegistries(rpcUrl: string): Promise<Registries> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await client.setCode({ address: idRegistry, bytecode: readsStorage })
  await client.setCode({ address: keyRegistry, bytecode: knowsNothing })
  return {
    async accountOf(fid) {
      const account = privateKeyToAccount(keccak256(toHex(`custody of ${fid} in the sandbox`)))
      await client.setStorageAt({
        address: idRegistry,
        index: slotOf(account.address),
        value: pad(toHex(fid)),
      })
      return account
    },
  }
}

export type Registries = {
  /** The account that has an id, registered from now on. */
  accountOf(fid: number): Promise<PrivateKeyAccount>
}

const slotOf = (address: Address): Hex => pad(address.toLowerCase() as Hex)
