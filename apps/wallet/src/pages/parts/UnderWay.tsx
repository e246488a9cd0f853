import { type Drawing, Hero, Note, Spinner } from '@foyer/react/ui'
import type { ReactNode } from 'react'
import { PageArt } from './PageArt.js'

/** Says what is waited for; what went wrong takes the place of the sign that it goes on. */
export function UnderWay({ icon, title, text, error }: UnderWay.Props) {
  return (
    <>
      <PageArt icon={icon} lit={!error} />
      <Hero title={title} text={text} />
      {error ? (
        <Note tone="error">{error}</Note>
      ) : (
        <div className="page-art">
          <Spinner />
        </div>
      )}
    </>
  )
}

export declare namespace UnderWay {
  type Props = { icon: Drawing; title: string; text: string; error: ReactNode }
}
