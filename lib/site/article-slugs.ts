// Written by `npm run generate` from content/site.ts. Do not edit.

/** In the order of decision 15, which listing, featured block, call-to-action variant and feeds follow. */
export const articleSlugs = [
  'low-testosterone-symptoms-men',
  'semaglutide-weight-loss-glp1',
  'peptides-for-men-energy-recovery',
  'gut-health-hormones-connection',
  'trt-myths-debunked',
  'prp-hair-restoration-men',
  'gut-health-hormones-men',
  'medical-weight-loss-vs-diets',
  'peptides-for-sleep-recovery',
  'prp-for-men-hair-sexual-wellness',
  'microneedling-prp-vs-exosomes',
  'trt-and-heart-health',
  'functional-medicine-explained',
  'low-testosterone-symptoms-flower-mound',
  'erection-problems-causes-treatment',
] as const
