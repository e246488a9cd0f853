import { mount } from '../mount.js'

await mount(async () => (await import('../pages/Wallets.js')).Wallets)
