import type { ReactNode } from 'react'
import css from './Note.css?inline'
import { Pressable } from './Pressable.js'
import { useSheet } from './useSheet.js'

/** Words that lead somewhere: with `href` out of the page, else within. */
export function Link({ href, onPress, testId, children }: Link.Props) {
  useSheet(css)
  return (
    <Pressable className="link" href={href} onPress={onPress} testId={testId}>
      {children}
    </Pressable>
  )
}

export declare namespace Link {
  type Props = {
    href?: string | undefined
    onPress?: (() => void) | undefined
    testId?: string | undefined
    children: ReactNode
  }
}
