import { formIcons } from './formIcons.js'
import { Icon } from './Icon.js'
import { Pressable } from './Pressable.js'
import css from './SocialButtons.css?inline'
import { SocialMark } from './SocialMark.js'
import type { SocialMarkName } from './socialMarks.js'
import { useSheet } from './useSheet.js'

/** The social providers in one row; those that do not fit are behind the last button. */
export function SocialButtons({ label, items, more, disabled, describedBy }: SocialButtons.Props) {
  useSheet(css)
  const off = { disabled, 'aria-describedby': describedBy }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="socials" role="list" aria-label={label}>
      {items.map(({ id, name, onPress }) => (
        <li key={id}>
          <Pressable
            {...off}
            className="social"
            aria-label={name}
            onPress={onPress}
            testId={`social-${id}`}
          >
            <SocialMark name={id} />
          </Pressable>
        </li>
      ))}
      {more && (
        <li>
          <Pressable
            {...off}
            className="social"
            aria-label={more.name}
            onPress={more.onPress}
            testId="social-more"
          >
            <Icon of={formIcons.more} />
          </Pressable>
        </li>
      )}
    </ul>
  )
}

export declare namespace SocialButtons {
  type Props = {
    label: string
    items: readonly { id: SocialMarkName; name: string; onPress: () => void }[]
    more?: { name: string; onPress: () => void } | undefined
    disabled?: boolean | undefined
    /** Says why they are disabled. */
    describedBy?: string | undefined
  }
}
