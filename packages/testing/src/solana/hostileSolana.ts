import { changingKeys } from './hostile/changingKeys.js'
import { foreignAccounts } from './hostile/foreignAccounts.js'
import { foreignSignatures } from './hostile/foreignSignatures.js'
import type { HostileSolana } from './hostile/HostileSolana.js'
import { hugeAnswers } from './hostile/hugeAnswers.js'
import { liesAboutCluster } from './hostile/liesAboutCluster.js'
import { neverSettles } from './hostile/neverSettles.js'
import { prototypeKeys } from './hostile/prototypeKeys.js'
import { stormsOfEvents } from './hostile/stormsOfEvents.js'

/** Every wallet of Solana that misbehaves, by name. */
export const hostileSolana = {
  changingKeys,
  foreignAccounts,
  foreignSignatures,
  hugeAnswers,
  liesAboutCluster,
  neverSettles,
  prototypeKeys,
  stormsOfEvents,
} as const satisfies Readonly<Record<string, HostileSolana>>
