import { servicePaths } from './routes'

/** Decision 7: paths that older articles linked to, redirected with 308. */
export const oldServiceRedirects = [
  { source: '/services/prp-procedures', destination: servicePaths['prp-therapy'], permanent: true },
  { source: '/services/microneedling', destination: servicePaths.microneedling, permanent: true },
  {
    source: '/services/hormone-optimization',
    destination: servicePaths['testosterone-replacement-therapy'],
    permanent: true,
  },
  { source: '/services/iv-hydration', destination: servicePaths['iv-hydration-therapy'], permanent: true },
  {
    source: '/services/medical-weight-loss',
    destination: servicePaths['medical-weight-loss'],
    permanent: true,
  },
  { source: '/services/peptide-therapy', destination: servicePaths['peptide-therapy'], permanent: true },
]
