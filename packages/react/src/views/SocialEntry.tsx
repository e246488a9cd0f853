import { pickSocial, prepareLogin, showView, socialOptions } from '@foyer/core/internal'
import { onceIdle } from '@foyer/protocol'
import { useContext, useEffect } from 'react'
import { useDerived } from '../hooks/useDerived.js'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { ShutContext } from '../ui/ShutContext.js'
import { SocialButtons } from '../ui/SocialButtons.js'

/** So many stand beside each other; the others are behind the last. */
const shownMax = 4

/** The login that stands here can be pressed soon, be the browser idle or not. */
const latestMs = 200

/** The first social logins that the host offers, and the way to all. */
export function SocialEntry({ refusedBy }: { refusedBy?: string | undefined }) {
  const client = useFoyerClient()
  const texts = useEmbeddedMessages()
  const socials = useDerived(socialOptions)
  const isShut = useContext(ShutContext)
  useEffect(() => {
    // Not in the turn that shows it: asking how the page is shown has the browser bring its styles up to date.
    return isShut ? undefined : onceIdle(window, () => prepareLogin(client), latestMs)
  }, [client, isShut])
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
