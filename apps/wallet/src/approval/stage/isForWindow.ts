import { judge } from '../assess/judge.js'
import type { Scene } from '../screen/Scene.js'
import { needsWindow } from '../verify/needsWindow.js'

/** Whether the yes to this belongs into a window of the wallet: also while it is not known yet what it is. */
export function isForWindow({ ready, check }: Partial<Scene> = {}): boolean {
  return !ready || needsWindow({ ...ready, warnings: judge(ready.action, ready.facts), check })
}
