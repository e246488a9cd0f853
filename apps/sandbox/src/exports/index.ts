export type { World, WorldChain, WorldToken } from '../chain/world.js'
export { PortTakenError } from '../PortTakenError.js'
export { type Sandbox, startSandbox } from '../startSandbox.js'
