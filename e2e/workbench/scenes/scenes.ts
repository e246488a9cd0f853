import { accountScenes } from './accountScenes.js'
import { buyScenes } from './buyScenes.js'
import { connectScenes } from './connectScenes.js'
import { loginScenes } from './loginScenes.js'
import { nameScenes } from './nameScenes.js'
import { networkScenes } from './networkScenes.js'
import { pairingScenes } from './pairingScenes.js'
import { payScenes } from './payScenes.js'
import type { Scene } from './Scene.js'
import { sendScenes } from './sendScenes.js'
import { sessionScenes } from './sessionScenes.js'
import { signInScenes } from './signInScenes.js'
import { swapScenes } from './swapScenes.js'
import { transferScenes } from './transferScenes.js'

/** Every view there is, and the states of them that look different. */
export const scenes: readonly Scene[] = [
  ...connectScenes,
  ...pairingScenes,
  ...loginScenes,
  ...accountScenes,
  ...networkScenes,
  ...signInScenes,
  ...sessionScenes,
  ...transferScenes,
  ...sendScenes,
  ...swapScenes,
  ...payScenes,
  ...nameScenes,
  ...buyScenes,
]
