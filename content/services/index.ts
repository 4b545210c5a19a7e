import type { Service } from '../schema'
import { functionalHealthPrograms } from './functional-health-programs'
import { ivHydrationTherapy } from './iv-hydration-therapy'
import { medicalWeightLoss } from './medical-weight-loss'
import { microneedling } from './microneedling'
import { peptideTherapy } from './peptide-therapy'
import { prpTherapy } from './prp-therapy'
import { testosteroneReplacementTherapy } from './testosterone-replacement-therapy'

/** In the order of menus and of the overview page. */
export const services: readonly Service[] = [
  testosteroneReplacementTherapy,
  medicalWeightLoss,
  peptideTherapy,
  functionalHealthPrograms,
  prpTherapy,
  microneedling,
  ivHydrationTherapy,
]
