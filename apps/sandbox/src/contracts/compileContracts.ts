import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

type Artifact = { readonly abi: Abi; readonly bytecode: Hex }
export type Artifacts = Readonly<Record<(typeof own)[number] | 'Multicall3', Artifact>>

const require = createRequire(import.meta.url)
const own = [
  'Token',
  'Stalls',
  'Crates',
  'Grumpy',
  'EnsRegistry',
  'EnsResolver',
  'EnsReverseRegistrar',
  'EnsChainReverseRegistrar',
  'EnsUniversalResolver',
  'EnsOffchainResolver',
  'OffchainNameResolver',
  'Taxed',
  'Stern',
  'Shut',
  'SessionModule',
  'Misfit',
] as const

/**
 * Compiles the sandbox's contracts from their sources, offline. Takes seconds: done by hand and by tests.
 *
 * @param names which of them
 */
export async function compileContracts(
  names: readonly (typeof own)[number][] = own,
): Promise<Artifacts> {
  const solc = require('solc') as Solc
  const entries = await Promise.all(names.map(async (name) => [`${name}.sol`, await source(name)]))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(entries.map(([file, content]) => [file, { content }])),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      metadata: { bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as Output
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  const compiled = names.map((name) => [name, pick(output, name)] as const)
  return { ...Object.fromEntries(compiled), Multicall3: await multicall3() } as Artifacts
}

type Solc = {
  compile(input: string, callbacks: { import: (path: string) => { contents: string } }): string
}
type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

const source = (name: string) =>
  readFile(new URL(`../../contracts/${name}.sol`, import.meta.url), 'utf8')

function readImport(path: string) {
  return { contents: readFileSync(require.resolve(path), 'utf8') }
}

function pick({ contracts }: Output, name: string): Artifact {
  const contract = contracts[`${name}.sol`]?.[name]
  if (!contract) throw new Error(`${name} is missing from the compiler's answer`)
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
}

/** viem ships the bytecode that is deployed everywhere (MIT), in a file that it does not export. */
async function multicall3(): Promise<Artifact> {
  const file = new URL('../../../../node_modules/viem/_esm/constants/contracts.js', import.meta.url)
  const { multicall3Bytecode } = (await import(file.href)) as { multicall3Bytecode: Hex }
  return { abi: [], bytecode: multicall3Bytecode }
}
