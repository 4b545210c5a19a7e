import type { Service } from '@/content/schema'
import { functionalHealthPrograms } from '@/content/services/functional-health-programs'
import { ivHydrationTherapy } from '@/content/services/iv-hydration-therapy'
import { medicalWeightLoss } from '@/content/services/medical-weight-loss'
import { microneedling } from '@/content/services/microneedling'
import { peptideTherapy } from '@/content/services/peptide-therapy'
import { prpTherapy } from '@/content/services/prp-therapy'
import { testosteroneReplacementTherapy } from '@/content/services/testosterone-replacement-therapy'
import { isOffered } from '@/lib/site/offered'

/** All, in the order of the menus and the overview page. */
export const allServices: readonly Service[] = [
  testosteroneReplacementTherapy,
  medicalWeightLoss,
  peptideTherapy,
  functionalHealthPrograms,
  prpTherapy,
  microneedling,
  ivHydrationTherapy,
]

/** Those that the clinic offers. */
export const services = allServices.filter(({ key }) => isOffered(key))
