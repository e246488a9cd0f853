import { writeFile } from 'node:fs/promises'
import { sessionModule } from '@foyer/protocol/sessions'
import { getContractAddress, zeroHash } from 'viem'
import { compileContracts } from './compileContracts.js'

// Run by hand after a change in contracts/: npx tsx apps/sandbox/src/contracts/compile.ts
const artifacts = await compileContracts()
const file = new URL('artifacts.json', import.meta.url)
await writeFile(file, `${JSON.stringify(artifacts)}\n`)
console.log(`Wrote ${file.pathname}`)

// What wallets make the module of session keys from stands in the protocol.
const { bytecode } = artifacts.SessionModule
const code = new URL(
  '../../../../packages/protocol/src/families/eip155/sessions/sessionModuleCode.ts',
  import.meta.url,
)
await writeFile(
  code,
  `/** The code that makes \`sessionModule\`, written by the sandbox's compiler. Heavy: it is loaded when a network lacks the contract. */
export const sessionModuleCode =
  '${bytecode}' as const
`,
)
const address = getContractAddress({
  opcode: 'CREATE2',
  from: sessionModule.factory,
  salt: zeroHash,
  bytecode,
})
console.log(`Wrote ${code.pathname}. Its address, for sessionModule.ts: ${address}`)
