import { Doorway, type Drawing, Glyph } from '@foyer/react/ui'

/** The drawing that a page begins with, in a low doorway. */
export function PageArt({ icon, lit = true }: { icon: Drawing; lit?: boolean }) {
  return (
    <div className="page-art">
      <Doorway lit={lit} low>
        <Glyph icon={icon} size={28} />
      </Doorway>
    </div>
  )
}
