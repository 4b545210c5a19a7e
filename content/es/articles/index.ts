import * as erectionProblems from '@/content/articles/erection-problems-causes-treatment'
import * as lowTestosteroneFlowerMound from '@/content/articles/low-testosterone-symptoms-flower-mound'
import * as lowTestosteroneMen from '@/content/articles/low-testosterone-symptoms-men'
import * as semaglutide from '@/content/articles/semaglutide-weight-loss-glp1'
import * as trtHeart from '@/content/articles/trt-and-heart-health'
import type { Article } from '../../articles'

export type { Article } from '../../articles'

/** The articles that exist in Spanish, in the order of the English list. */
export const articles: readonly Article[] = [
  lowTestosteroneMen,
  semaglutide,
  trtHeart,
  lowTestosteroneFlowerMound,
  erectionProblems,
]
