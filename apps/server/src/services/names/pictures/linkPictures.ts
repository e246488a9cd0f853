import type { Images } from '../../images/Images.js'
import { pictureIn } from './createPictures.js'

/** Our own addresses of what names of this server show: of a picture that the account gave, or of one from elsewhere. */
export function linkPictures({ images, publicUrl }: linkPictures.Parts): Pick<Images, 'link'> {
  return {
    async link(avatar) {
      const hash = pictureIn(avatar ?? undefined)
      return hash === undefined ? images.link(avatar) : `${publicUrl()}/v1/profile/picture/${hash}`
    },
  }
}

export declare namespace linkPictures {
  type Parts = {
    readonly images: Pick<Images, 'link'>
    /** Where this server is reached from outside, without a slash at its end. */
    publicUrl(): string
  }
}
