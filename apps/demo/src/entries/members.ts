import { mount } from '../mount.js'

await mount(async () => (await import('../pages/Members.js')).Members, { families: true })
