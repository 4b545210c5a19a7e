import type { ReactNode } from 'react'
import * as erectionProblems from '@/content/articles/erection-problems-causes-treatment'
import * as functionalMedicine from '@/content/articles/functional-medicine-explained'
import * as gutConnection from '@/content/articles/gut-health-hormones-connection'
import * as gutMen from '@/content/articles/gut-health-hormones-men'
import type { ArticleKit } from '@/content/articles/kit'
import * as lowTestosteroneFlowerMound from '@/content/articles/low-testosterone-symptoms-flower-mound'
import * as lowTestosteroneMen from '@/content/articles/low-testosterone-symptoms-men'
import * as weightLossVsDiets from '@/content/articles/medical-weight-loss-vs-diets'
import * as microneedling from '@/content/articles/microneedling-prp-vs-exosomes'
import * as peptidesEnergy from '@/content/articles/peptides-for-men-energy-recovery'
import * as peptidesSleep from '@/content/articles/peptides-for-sleep-recovery'
import * as prpMen from '@/content/articles/prp-for-men-hair-sexual-wellness'
import * as prpHair from '@/content/articles/prp-hair-restoration-men'
import * as semaglutide from '@/content/articles/semaglutide-weight-loss-glp1'
import * as trtHeart from '@/content/articles/trt-and-heart-health'
import * as trtMyths from '@/content/articles/trt-myths-debunked'
import type { ArticleMeta } from '@/content/schema'

export type Article = { meta: ArticleMeta; Body: (kit: ArticleKit) => ReactNode }

/** Of an article that the language being built does not have. */
export type EnglishArticle = Pick<ArticleMeta, 'slug' | 'title'>

/** In the order of decision 15. The order determines the listing and each article's closing block. */
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
  erectionProblems,
]

/** None in English; a language's list is written with its modules. */
export const articlesInEnglish: readonly EnglishArticle[] = []
