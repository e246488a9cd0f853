import { useContext, useInsertionEffect } from 'react'
import { adopt } from './adopt.js'
import { ShadowContext } from './ShadowContext.js'

/**
 * Each part brings its own sheet: what is not shown is not loaded. Before the first paint of the part,
 * so nothing is seen without its style.
 */
export function useSheet(css: string | undefined): void {
  const root = useContext(ShadowContext)
  useInsertionEffect(() => {
    if (root && css) adopt(root, css)
  }, [root, css])
}
