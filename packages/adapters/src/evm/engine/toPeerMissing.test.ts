import { createConfig } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { toPeerMissing } from './toPeerMissing.js'

const wagmiConfig = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http('http://127.0.0.1:9') },
}) as never
const vite = 'Could not resolve "@wagmi/core" imported by "@foyer/adapters". Is it installed?'

/** What is said when a package is not there, as each of them words it. */
test.each([
  ['Vite', vite],
  [
    'Node',
    "Cannot find package '@wagmi/core' imported from /app/node_modules/@foyer/adapters/x.js",
  ],
  ['webpack', "Cannot find module '@wagmi/core'"],
  ['a browser', 'Failed to resolve module specifier "@wagmi/core". Relative references must start'],
])('the words of %s are read as a missing package, and the line to add is named', (_, words) => {
  const missing = toPeerMissing(new Error(words), undefined)
  expect(missing?.data).toEqual({ name: '@wagmi/core', install: 'npm install @wagmi/core@3' })
  expect(missing?.message).toContain('npm install @wagmi/core@3')
})

test('without viem either, both are named', () => {
  const words = vite.replace('@wagmi/core', 'viem/actions')
  expect(toPeerMissing(new Error(words), undefined)?.data).toEqual({
    name: 'viem',
    install: 'npm install viem@2 @wagmi/core@3',
  })
})

test('of an SDK that a wallet needs, the line names that SDK', () => {
  const words = vite.replace('@wagmi/core', '@coinbase/wallet-sdk')
  expect(toPeerMissing(new Error(words), wagmiConfig)?.data).toEqual({
    name: '@coinbase/wallet-sdk',
    install: 'npm install @coinbase/wallet-sdk@4',
  })
})

test('a host with wagmi gets the version of its wagmi named', () => {
  const install = toPeerMissing(new Error(vite), wagmiConfig)?.data.install
  expect(install).toMatch(/^npm install @wagmi\/core@3\.\d+\.\d+$/)
})

/** A config of that version, as far as it says so. */
const configOf = (version: string) =>
  ({
    getClient() {
      throw Object.assign(new Error('Chain not configured.'), { version: `@wagmi/core@${version}` })
    },
  }) as never

test.each([
  ['2.16.6', 'wagmi@2 @wagmi/core@2'],
  ['2.16.7', '@wagmi/core@2.16.7'],
  ['2.22.1', '@wagmi/core@2.22.1'],
  ['3.5.5', 'wagmi@3 @wagmi/core@3'],
  ['3.6.0', '@wagmi/core@3.6.0'],
  ['x; rm -rf', '@wagmi/core@3'],
])('with wagmi’s core at %s the line installs %s', (version, packages) => {
  const missing = toPeerMissing(new Error(vite), configOf(version))
  expect(missing?.data.install).toBe(`npm install ${packages}`)
})

test.each([
  'Failed to fetch dynamically imported module: https://page.example/assets/engine-1.js',
  'Failed to fetch dynamically imported module: http://localhost/node_modules/@wagmi/core/index.js',
  'error loading dynamically imported module: https://page.example/viem.js',
  'x is not a function',
])('what did not arrive is not taken for missing: %s', (words) => {
  expect(toPeerMissing(new TypeError(words), wagmiConfig)).toBeUndefined()
  expect(toPeerMissing(words, wagmiConfig)).toBeUndefined()
  expect(toPeerMissing(undefined, wagmiConfig)).toBeUndefined()
})
