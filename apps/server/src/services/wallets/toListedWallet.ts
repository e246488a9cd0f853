import type { DirectoryWallet } from '@foyer/directory'

/** A wallet as it is answered: the directory's fields, less what is the directory's own business. */
export type DirectoryListing = Omit<
  DirectoryWallet,
  'icon' | 'colour' | 'namespaces' | 'sources'
> & {
  /** The id of its picture. */
  image_id: string
}

export function toListedWallet({
  icon,
  colour: _colour,
  namespaces: _namespaces,
  sources: _sources,
  ...wallet
}: DirectoryWallet): DirectoryListing {
  return { ...wallet, image_id: icon }
}
