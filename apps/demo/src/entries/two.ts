import { mount } from '../mount.js'

await mount(async () => (await import('../pages/Two.js')).Two)
