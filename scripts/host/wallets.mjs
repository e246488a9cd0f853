// Run in a host's project, where there is no bundler: the wallets for a browser test come ready made.
import { installScript } from '@foyer/testing/playwright'

const script = await installScript({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }] })
new Function(script)
if (!script.includes('foyerTesting.install(')) throw new Error('the script installs nothing')
console.log(`${script.length} characters`)
