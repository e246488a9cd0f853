import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/kit'
import { post } from './createTestWorld.js'

const tableProgram = address('AddressLookupTab1e1111111111111111111111111')
const system = address('11111111111111111111111111111111')

/** A transaction in base64, not signed; what stands in `tables` is named by them. Without `block` it goes by the latest one. */
export async function writeTransaction(
  rpcUrl: string,
  payer: Address,
  instructions: readonly Instruction[],
  tables: Readonly<Record<Address, Address[]>> = {},
  block?: string,
): Promise<string> {
  return getBase64EncodedWireTransaction(await compile(rpcUrl, payer, instructions, tables, block))
}

/** The latest block of the network. */
export async function blockOf(rpcUrl: string): Promise<string> {
  const answer = (await post(rpcUrl, 'getLatestBlockhash', [])) as { value: { blockhash: string } }
  return answer.value.blockhash
}

/** Signs by those who have to, and has it carried out. @throws when it fails */
export async function carryOut(
  rpcUrl: string,
  [payer, ...others]: readonly [KeyPairSigner, ...KeyPairSigner[]],
  instructions: readonly Instruction[],
): Promise<void> {
  const unsigned = await compile(rpcUrl, payer.address, instructions, {})
  const keys = [payer, ...others].map(({ keyPair }) => keyPair)
  const signed = await signTransaction(keys, unsigned)
  const wire = getBase64EncodedWireTransaction(signed)
  await post(rpcUrl, 'sendTransaction', [wire, { encoding: 'base64' }])
}

/** Makes a lookup table on the chain that can be used at once. */
export async function createTable(
  rpcUrl: string,
  owner: KeyPairSigner,
  addresses: readonly Address[],
): Promise<Address> {
  const slot = BigInt(await recentSlot(rpcUrl))
  const [table, bump] = await getProgramDerivedAddress({
    programAddress: tableProgram,
    seeds: [getAddressEncoder().encode(owner.address), number(slot, 8)],
  })
  const encoded = addresses.map((one) => getAddressEncoder().encode(one))
  await carryOut(
    rpcUrl,
    [owner],
    [
      change(table, owner.address, [number(0n, 4), number(slot, 8), Uint8Array.of(bump)]),
      change(table, owner.address, [
        number(2n, 4),
        number(BigInt(addresses.length), 8),
        ...encoded,
      ]),
    ],
  )
  await nextSlot(rpcUrl)
  return table
}

/** Gives a lookup table up, after which it can be closed. */
export async function giveUpTable(rpcUrl: string, owner: KeyPairSigner, table: Address) {
  const { accounts = [], ...rest } = change(table, owner.address, [number(3n, 4)])
  await carryOut(rpcUrl, [owner], [{ ...rest, accounts: accounts.slice(0, 2) }])
}

async function compile(
  rpcUrl: string,
  payer: Address,
  instructions: readonly Instruction[],
  tables: Readonly<Record<Address, Address[]>>,
  block?: string,
) {
  const value = {
    blockhash: (block ?? (await blockOf(rpcUrl))) as Blockhash,
    lastValidBlockHeight: 2n ** 64n - 1n,
  }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(value, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  return compileTransaction(compressTransactionMessageUsingAddressLookupTables(message, tables))
}

function change(table: Address, owner: Address, data: readonly { readonly length: number }[]) {
  return {
    programAddress: tableProgram,
    accounts: [
      { address: table, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY_SIGNER },
      { address: owner, role: AccountRole.WRITABLE_SIGNER },
      { address: system, role: AccountRole.READONLY },
    ],
    data: Uint8Array.from(data.flatMap((part) => [...(part as Uint8Array)])),
  } satisfies Instruction
}

/** The low byte first. */
function number(value: bigint, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, index) =>
    Number((value >> BigInt(8 * index)) & 255n),
  )
}

async function recentSlot(rpcUrl: string): Promise<number> {
  await nextSlot(rpcUrl)
  return Number(await post(rpcUrl, 'getSlot', [])) - 1
}

async function nextSlot(rpcUrl: string): Promise<void> {
  const now = await post(rpcUrl, 'getSlot', [])
  while ((await post(rpcUrl, 'getSlot', [])) === now)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
