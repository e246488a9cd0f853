/** Where pictures are written to: a folder that git ignores. */
export const galleryFolder = new URL('../../dist/gallery/', import.meta.url)
