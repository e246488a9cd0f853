import { mount } from '../mount.js'

await mount(async () => (await import('../pages/Five.js')).Five, { families: true })
