export type { World, WorldChain, WorldToken } from '../chain/world.js'
export { PortTakenError } from '../PortTakenError.js'
export { type SandboxChains, startChains } from '../startChains.js'
export { type Sandbox, startSandbox } from '../startSandbox.js'
