import { pickSocial, showView, socialOptions } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { SocialButtons } from '../ui/SocialButtons.js'

/** So many stand beside each other; the others are behind the last. */
const shownMax = 4

/** The first social logins that the host offers, and the way to all. */
export function SocialEntry({ refusedBy }: { refusedBy?: string | undefined }) {
  const client = useFoyerClient()
  const texts = useEmbeddedMessages()
  const socials = useDerived(socialOptions)
  if (socials.length === 0) return null
  // One more button than the shelf holds would lead to one more login.
  const shown = socials.length > shownMax + 1 ? socials.slice(0, shownMax) : socials
  return (
    <SocialButtons
      label={texts.socials}
      items={shown.map((id) => ({
        id,
        name: texts.logInWith(texts.providers[id]),
        onPress: () => pickSocial(client, id),
      }))}
      more={
        shown.length < socials.length
          ? {
              name: texts.moreSocials,
              onPress: () => showView(client, { name: 'ConnectSocials' }),
            }
          : undefined
      }
      disabled={refusedBy !== undefined}
      describedBy={refusedBy}
    />
  )
}
