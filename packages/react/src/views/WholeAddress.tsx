import { useSheet } from '../ui/useSheet.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'
import css from './WholeAddress.css?inline'

/** All of an address, in groups of four: what is compared letter by letter is read so. Readers get it in one. */
export function WholeAddress({ address, testId }: { address: string; testId?: string }) {
  useSheet(css)
  return (
    <bdi className="whole-address" dir="ltr" data-testid={testId}>
      <VisuallyHidden>{address}</VisuallyHidden>
      {groupsOf(address).map(([at, group]) => (
        <span key={at} aria-hidden="true">
          {group}
        </span>
      ))}
    </bdi>
  )
}

function groupsOf(address: string): readonly (readonly [at: number, group: string])[] {
  const groups = address.match(/.{1,4}/g) ?? []
  return groups.map((group, index) => [index * 4, group])
}
