import { mount } from '../mount.js'

await mount(async () => (await import('../pages/Embedded.js')).Embedded)
