import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Avatar } from '../../ui/Avatar.js'
import { Button } from '../../ui/Button.js'
import { Note } from '../../ui/Note.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { NameTrouble } from '../NameTrouble.js'
import { useNameChange } from '../useNameChange.js'
import { type PaintedPicture, paintPicture } from './paintPicture.js'

/** The picture of a name, and the ways to another one and to none. What is seen before the signature is what is sent. */
export function NamePicture({ name, address, picture }: NamePicture.Props) {
  const {
    own: { picture: texts },
  } = useNameMessages()
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const [painted, setPainted] = useState<PaintedPicture>()
  const [isInvalid, setInvalid] = useState(false)
  const {
    begin,
    failure: told,
    isBusy,
    isDone,
    isPending,
    isWaiting,
  } = useNameChange(name, 'picture')
  const [isAnew, setAnew] = useState(false)
  const failure = isAnew ? undefined : told
  useEffect(() => {
    if (isDone) setPainted(undefined)
  }, [isDone])
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    setAnew(true)
    const found = await paintPicture(file).catch(() => undefined)
    setInvalid(!found)
    setPainted(found)
    announce(found ? texts.painted : texts.invalid, !found)
  }
  const show = (bytes: Uint8Array | undefined) => {
    setAnew(false)
    void begin({ action: 'picture', name, picture: bytes })
  }
  return (
    <div className="name-picture">
      {painted ? <Preview of={painted} /> : <Avatar address={address} src={picture} size={72} />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        hidden
        onChange={(event) => void choose(event)}
        data-testid="name-picture-file"
      />
      {isInvalid && <Note tone="error">{texts.invalid}</Note>}
      {failure !== undefined && <NameTrouble failure={failure} />}
      {painted ? (
        <>
          <Note>{texts.text}</Note>
          <Actions>
            <Button
              wide
              disabled={isPending}
              onPress={() => setPainted(undefined)}
              testId="name-picture-keep"
            >
              {texts.keep}
            </Button>
            <Button
              wide
              kind="primary"
              busy={isPending}
              disabled={isWaiting}
              onPress={() => show(painted.bytes)}
              testId="name-picture-show"
            >
              {isPending ? texts.signing : texts.show}
            </Button>
          </Actions>
        </>
      ) : (
        <div className="name-picture-ways">
          <Button
            size="small"
            disabled={isBusy}
            onPress={() => input.current?.click()}
            testId="name-picture-choose"
          >
            {picture === undefined ? texts.choose : texts.change}
          </Button>
          {picture !== undefined && (
            <Button
              size="small"
              busy={isPending}
              disabled={isWaiting}
              onPress={() => show(undefined)}
              testId="name-picture-remove"
            >
              {isPending ? texts.signing : texts.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

export declare namespace NamePicture {
  type Props = {
    name: string
    /** Of the account: its light stands where there is no picture. */
    address: string
    /** The link to the picture that it shows now. */
    picture: string | undefined
  }
}

/** A canvas, and no address of a blob: a page's policy on pictures says nothing of it. */
function Preview({ of: { canvas } }: { of: PaintedPicture }) {
  const place = useCallback((to: HTMLSpanElement | null) => to?.replaceChildren(canvas), [canvas])
  return <span ref={place} className="name-painted" aria-hidden="true" />
}
