import { mount } from '../mount.js'

await mount(async () => (await import('../pages/Inline.js')).Inline)
