import { type Art, art } from './art'

type PhotoOf<Name> = Name extends `photo-${infer Photo}` ? Photo : never

/** A file of tools/art/photos, without its ending, once `npm run art` has made its sizes. */
export type PhotoName = PhotoOf<keyof typeof art>

/** `alt`: what the photograph shows, for whoever does not see it. */
export type Photo = { photo: PhotoName; alt: string }

export const photoArt = (name: PhotoName): Art => art[`photo-${name}`]
