import { useSheet } from '../ui/useSheet.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'
import css from './WholeAddress.css?inline'

/** All of an address, in groups of four: what is compared letter by letter is read so. Readers get it in one. */
export function WholeAddress({ address, against, testId }: WholeAddress.Props) {
  useSheet(css)
  return (
    <bdi className="whole-address" dir="ltr" data-testid={testId}>
      <VisuallyHidden>{address}</VisuallyHidden>
      {groupsOf(address, against).map((group) => (
        <span key={group[0]?.at} aria-hidden="true">
          {group.map(({ at, letter, differs }) =>
            differs ? <mark key={at}>{letter}</mark> : letter,
          )}
        </span>
      ))}
    </bdi>
  )
}

export declare namespace WholeAddress {
  type Props = {
    address: string
    /** Another address: the letters that differ from it are marked. */
    against?: string | undefined
    testId?: string | undefined
  }
}

type Character = { readonly at: number; readonly letter: string; readonly differs: boolean }

function groupsOf(address: string, against = address): readonly (readonly Character[])[] {
  const other = [...against.toLowerCase()]
  const letters = [...address].map((letter, at) => ({
    ...{ at, letter },
    differs: other[at] !== letter.toLowerCase(),
  }))
  return Array.from({ length: Math.ceil(letters.length / 4) }, (_, index) =>
    letters.slice(index * 4, index * 4 + 4),
  )
}
