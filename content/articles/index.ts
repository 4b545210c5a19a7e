import type { ReactNode } from 'react'
import type { ArticleMeta } from '../schema'
import * as functionalMedicine from './functional-medicine-explained'
import * as gutConnection from './gut-health-hormones-connection'
import * as gutMen from './gut-health-hormones-men'
import type { ArticleKit } from './kit'
import * as lowTestosteroneFlowerMound from './low-testosterone-symptoms-flower-mound'
import * as lowTestosteroneMen from './low-testosterone-symptoms-men'
import * as weightLossVsDiets from './medical-weight-loss-vs-diets'
import * as microneedling from './microneedling-prp-vs-exosomes'
import * as peptidesEnergy from './peptides-for-men-energy-recovery'
import * as peptidesSleep from './peptides-for-sleep-recovery'
import * as prpMen from './prp-for-men-hair-sexual-wellness'
import * as prpHair from './prp-hair-restoration-men'
import * as semaglutide from './semaglutide-weight-loss-glp1'
import * as trtHeart from './trt-and-heart-health'
import * as trtMyths from './trt-myths-debunked'

export type Article = { meta: ArticleMeta; Body: (kit: ArticleKit) => ReactNode }

/** In the order of decision 15: it decides the listing and each article's closing block. */
export const articles: readonly Article[] = [
  lowTestosteroneMen,
  semaglutide,
  peptidesEnergy,
  gutConnection,
  trtMyths,
  prpHair,
  gutMen,
  weightLossVsDiets,
  peptidesSleep,
  prpMen,
  microneedling,
  trtHeart,
  functionalMedicine,
  lowTestosteroneFlowerMound,
]

export function getArticle(slug: string): Article | undefined {
  return articles.find(({ meta }) => meta.slug === slug)
}
