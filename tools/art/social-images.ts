import { blog, categoryLabels } from '@/content/blog'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import type { TerrainName } from '@/content/schema'
import { allServices, articles, type PageEntry, pages } from '@/content/site'
import { header } from '@/content/ui/layout'
import { articlePath, servicePaths } from '../../lib/routes'
import { socialImagePath } from '../../lib/seo/page-metadata'
import { colors } from '../../lib/site/colors'
import { isUntranslated } from '../../lib/site/is-untranslated'
import { categoryTerrain } from './catalog'
import { stampOf } from './files'
import type { RampName } from './terrain'

/** What each social image shows: no drawing package is needed to see which are out of date. */

export type SocialImage = {
  path: string
  title: string
  badge: string
  line: string
  terrain: TerrainName
  ramp: RampName
}

const page = (
  path: string,
  title: string,
  terrain: TerrainName,
  badge: string = clinic.address.city,
): SocialImage => ({
  path,
  title,
  badge,
  line: clinic.name,
  terrain,
  ramp: terrain,
})

const entries: readonly PageEntry[] = pages

export const socialImages: SocialImage[] = [
  ...entries
    .filter(({ path }) => !isUntranslated(language, path))
    .map(({ path, social }) => page(path, social.title, social.terrain, social.badge)),
  ...allServices.map(({ key, hero, terrain }) =>
    page(servicePaths[key], hero.title, terrain, header.services),
  ),
  ...articles.map(({ meta }) => ({
    ...page(
      articlePath(meta.slug),
      meta.title,
      categoryTerrain[meta.category],
      categoryLabels[meta.category],
    ),
    line: `${clinic.name}, ${blog.heading}`,
  })),
]

export const fileOf = ({ path }: SocialImage) => `public${socialImagePath(path)}`

export const socialStamp = (image: SocialImage) =>
  stampOf({ plate: image, colors: colors.light }, ['social.ts', 'relief.ts', 'noise.ts', 'terrain.ts'])
