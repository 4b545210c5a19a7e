/** Written by tools/art/main.ts. */

export type Art = {
  src: string
  width: number
  height: number
  /** Variant for the dark scheme. */
  dark?: string
  /** Another drawing for wide screens. */
  wide?: Omit<Art, 'wide'>
  /** Smaller formats, best first. */
  sources?: readonly { type: string; srcSet: string }[]
}

export const art = {
  'massif': {"src":"/art/massif.svg","dark":"/art/massif-dark.svg","width":900,"height":760},
  'tracks': {"src":"/art/tracks.svg","dark":"/art/tracks-dark.svg","width":1200,"height":320},
  'not-found': {"src":"/art/not-found.svg","dark":"/art/not-found-dark.svg","width":900,"height":600},
  'figure-testosterone': {"src":"/figures/testosterone-narrow.svg","dark":"/figures/testosterone-narrow-dark.svg","width":323,"height":524,"wide":{"src":"/figures/testosterone-wide.svg","dark":"/figures/testosterone-wide-dark.svg","width":800,"height":562}},
  'figure-dose': {"src":"/figures/dose-narrow.svg","dark":"/figures/dose-narrow-dark.svg","width":320,"height":242,"wide":{"src":"/figures/dose-wide.svg","dark":"/figures/dose-wide-dark.svg","width":800,"height":294}},
  'figure-weight': {"src":"/figures/weight-narrow.svg","dark":"/figures/weight-narrow-dark.svg","width":320,"height":260,"wide":{"src":"/figures/weight-wide.svg","dark":"/figures/weight-wide-dark.svg","width":800,"height":320}},
  'figure-prp': {"src":"/figures/prp-narrow.svg","dark":"/figures/prp-narrow-dark.svg","width":320,"height":470,"wide":{"src":"/figures/prp-wide.svg","dark":"/figures/prp-wide-dark.svg","width":800,"height":400}},
  'figure-needles': {"src":"/figures/needles-narrow.svg","dark":"/figures/needles-narrow-dark.svg","width":275,"height":401,"wide":{"src":"/figures/needles-wide.svg","dark":"/figures/needles-wide-dark.svg","width":738,"height":434}},
  'figure-infusion': {"src":"/figures/infusion-narrow.svg","dark":"/figures/infusion-narrow-dark.svg","width":320,"height":502,"wide":{"src":"/figures/infusion-wide.svg","dark":"/figures/infusion-wide-dark.svg","width":800,"height":430}},
  'figure-peptides': {"src":"/figures/peptides-narrow.svg","dark":"/figures/peptides-narrow-dark.svg","width":320,"height":520,"wide":{"src":"/figures/peptides-wide.svg","dark":"/figures/peptides-wide-dark.svg","width":800,"height":400}},
  'figure-programs': {"src":"/figures/programs-narrow.svg","dark":"/figures/programs-narrow-dark.svg","width":320,"height":380,"wide":{"src":"/figures/programs-wide.svg","dark":"/figures/programs-wide-dark.svg","width":800,"height":330}},
  'head-testosterone': {"src":"/figures/testosterone-head.svg","dark":"/figures/testosterone-head-dark.svg","width":330,"height":148},
  'emblem-testosterone': {"src":"/figures/emblem-testosterone.svg","width":104,"height":78},
  'head-dose': {"src":"/figures/dose-head.svg","dark":"/figures/dose-head-dark.svg","width":360,"height":234},
  'emblem-dose': {"src":"/figures/emblem-dose.svg","width":104,"height":78},
  'head-prp': {"src":"/figures/prp-head.svg","dark":"/figures/prp-head-dark.svg","width":340,"height":215},
  'emblem-prp': {"src":"/figures/emblem-prp.svg","width":104,"height":78},
  'head-needles': {"src":"/figures/needles-head.svg","dark":"/figures/needles-head-dark.svg","width":330,"height":230},
  'emblem-needles': {"src":"/figures/emblem-needles.svg","width":104,"height":78},
  'head-infusion': {"src":"/figures/infusion-head.svg","dark":"/figures/infusion-head-dark.svg","width":370,"height":250},
  'emblem-infusion': {"src":"/figures/emblem-infusion.svg","width":104,"height":78},
  'head-peptides': {"src":"/figures/peptides-head.svg","dark":"/figures/peptides-head-dark.svg","width":520,"height":334},
  'emblem-peptides': {"src":"/figures/emblem-peptides.svg","width":104,"height":78},
  'head-programs': {"src":"/figures/programs-head.svg","dark":"/figures/programs-head-dark.svg","width":420,"height":276},
  'emblem-programs': {"src":"/figures/emblem-programs.svg","width":104,"height":78},
  'object-questions': {"src":"/figures/object-questions.svg","width":116,"height":112},
  'object-article': {"src":"/figures/object-article.svg","width":108,"height":112},
  'object-portal': {"src":"/figures/object-portal.svg","width":108,"height":120},
  'object-bottle': {"src":"/figures/object-bottle.svg","width":92,"height":108},
  'object-talk': {"src":"/figures/object-talk.svg","width":132,"height":102},
  'object-calendar': {"src":"/figures/object-calendar.svg","width":108,"height":106},
  'object-source': {"src":"/figures/object-source.svg","width":340,"height":88},
  'object-plan': {"src":"/figures/object-plan.svg","width":340,"height":96},
  'article-low-testosterone-symptoms-men': {"src":"/art/article-low-testosterone-symptoms-men-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-low-testosterone-symptoms-men-480.avif 480w, /art/article-low-testosterone-symptoms-men-768.avif 768w, /art/article-low-testosterone-symptoms-men-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-low-testosterone-symptoms-men-480.webp 480w, /art/article-low-testosterone-symptoms-men-768.webp 768w, /art/article-low-testosterone-symptoms-men-1440.webp 1440w"}]},
  'article-semaglutide-weight-loss-glp1': {"src":"/art/article-semaglutide-weight-loss-glp1-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-semaglutide-weight-loss-glp1-480.avif 480w, /art/article-semaglutide-weight-loss-glp1-768.avif 768w, /art/article-semaglutide-weight-loss-glp1-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-semaglutide-weight-loss-glp1-480.webp 480w, /art/article-semaglutide-weight-loss-glp1-768.webp 768w, /art/article-semaglutide-weight-loss-glp1-1440.webp 1440w"}]},
  'article-peptides-for-men-energy-recovery': {"src":"/art/article-peptides-for-men-energy-recovery-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-peptides-for-men-energy-recovery-480.avif 480w, /art/article-peptides-for-men-energy-recovery-768.avif 768w, /art/article-peptides-for-men-energy-recovery-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-peptides-for-men-energy-recovery-480.webp 480w, /art/article-peptides-for-men-energy-recovery-768.webp 768w, /art/article-peptides-for-men-energy-recovery-1440.webp 1440w"}]},
  'article-gut-health-hormones-connection': {"src":"/art/article-gut-health-hormones-connection-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-gut-health-hormones-connection-480.avif 480w, /art/article-gut-health-hormones-connection-768.avif 768w, /art/article-gut-health-hormones-connection-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-gut-health-hormones-connection-480.webp 480w, /art/article-gut-health-hormones-connection-768.webp 768w, /art/article-gut-health-hormones-connection-1440.webp 1440w"}]},
  'article-trt-myths-debunked': {"src":"/art/article-trt-myths-debunked-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-trt-myths-debunked-480.avif 480w, /art/article-trt-myths-debunked-768.avif 768w, /art/article-trt-myths-debunked-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-trt-myths-debunked-480.webp 480w, /art/article-trt-myths-debunked-768.webp 768w, /art/article-trt-myths-debunked-1440.webp 1440w"}]},
  'article-prp-hair-restoration-men': {"src":"/art/article-prp-hair-restoration-men-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-prp-hair-restoration-men-480.avif 480w, /art/article-prp-hair-restoration-men-768.avif 768w, /art/article-prp-hair-restoration-men-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-prp-hair-restoration-men-480.webp 480w, /art/article-prp-hair-restoration-men-768.webp 768w, /art/article-prp-hair-restoration-men-1440.webp 1440w"}]},
  'article-gut-health-hormones-men': {"src":"/art/article-gut-health-hormones-men-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-gut-health-hormones-men-480.avif 480w, /art/article-gut-health-hormones-men-768.avif 768w, /art/article-gut-health-hormones-men-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-gut-health-hormones-men-480.webp 480w, /art/article-gut-health-hormones-men-768.webp 768w, /art/article-gut-health-hormones-men-1440.webp 1440w"}]},
  'article-medical-weight-loss-vs-diets': {"src":"/art/article-medical-weight-loss-vs-diets-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-medical-weight-loss-vs-diets-480.avif 480w, /art/article-medical-weight-loss-vs-diets-768.avif 768w, /art/article-medical-weight-loss-vs-diets-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-medical-weight-loss-vs-diets-480.webp 480w, /art/article-medical-weight-loss-vs-diets-768.webp 768w, /art/article-medical-weight-loss-vs-diets-1440.webp 1440w"}]},
  'article-peptides-for-sleep-recovery': {"src":"/art/article-peptides-for-sleep-recovery-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-peptides-for-sleep-recovery-480.avif 480w, /art/article-peptides-for-sleep-recovery-768.avif 768w, /art/article-peptides-for-sleep-recovery-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-peptides-for-sleep-recovery-480.webp 480w, /art/article-peptides-for-sleep-recovery-768.webp 768w, /art/article-peptides-for-sleep-recovery-1440.webp 1440w"}]},
  'article-prp-for-men-hair-sexual-wellness': {"src":"/art/article-prp-for-men-hair-sexual-wellness-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-prp-for-men-hair-sexual-wellness-480.avif 480w, /art/article-prp-for-men-hair-sexual-wellness-768.avif 768w, /art/article-prp-for-men-hair-sexual-wellness-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-prp-for-men-hair-sexual-wellness-480.webp 480w, /art/article-prp-for-men-hair-sexual-wellness-768.webp 768w, /art/article-prp-for-men-hair-sexual-wellness-1440.webp 1440w"}]},
  'article-microneedling-prp-vs-exosomes': {"src":"/art/article-microneedling-prp-vs-exosomes-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-microneedling-prp-vs-exosomes-480.avif 480w, /art/article-microneedling-prp-vs-exosomes-768.avif 768w, /art/article-microneedling-prp-vs-exosomes-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-microneedling-prp-vs-exosomes-480.webp 480w, /art/article-microneedling-prp-vs-exosomes-768.webp 768w, /art/article-microneedling-prp-vs-exosomes-1440.webp 1440w"}]},
  'article-trt-and-heart-health': {"src":"/art/article-trt-and-heart-health-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-trt-and-heart-health-480.avif 480w, /art/article-trt-and-heart-health-768.avif 768w, /art/article-trt-and-heart-health-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-trt-and-heart-health-480.webp 480w, /art/article-trt-and-heart-health-768.webp 768w, /art/article-trt-and-heart-health-1440.webp 1440w"}]},
  'article-functional-medicine-explained': {"src":"/art/article-functional-medicine-explained-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-functional-medicine-explained-480.avif 480w, /art/article-functional-medicine-explained-768.avif 768w, /art/article-functional-medicine-explained-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-functional-medicine-explained-480.webp 480w, /art/article-functional-medicine-explained-768.webp 768w, /art/article-functional-medicine-explained-1440.webp 1440w"}]},
  'article-low-testosterone-symptoms-flower-mound': {"src":"/art/article-low-testosterone-symptoms-flower-mound-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-low-testosterone-symptoms-flower-mound-480.avif 480w, /art/article-low-testosterone-symptoms-flower-mound-768.avif 768w, /art/article-low-testosterone-symptoms-flower-mound-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-low-testosterone-symptoms-flower-mound-480.webp 480w, /art/article-low-testosterone-symptoms-flower-mound-768.webp 768w, /art/article-low-testosterone-symptoms-flower-mound-1440.webp 1440w"}]},
  'article-erection-problems-causes-treatment': {"src":"/art/article-erection-problems-causes-treatment-1440.webp","width":1440,"height":480,"sources":[{"type":"image/avif","srcSet":"/art/article-erection-problems-causes-treatment-480.avif 480w, /art/article-erection-problems-causes-treatment-768.avif 768w, /art/article-erection-problems-causes-treatment-1440.avif 1440w"},{"type":"image/webp","srcSet":"/art/article-erection-problems-causes-treatment-480.webp 480w, /art/article-erection-problems-causes-treatment-768.webp 768w, /art/article-erection-problems-causes-treatment-1440.webp 1440w"}]},
  'slot-film-1': {"src":"/art/slot-film-1.avif","width":640,"height":360},
  'cta-night': {"src":"/art/cta-night.avif","width":720,"height":480},
  'guide-cover': {"src":"/art/guide-cover-640.webp","width":640,"height":860,"sources":[{"type":"image/avif","srcSet":"/art/guide-cover-320.avif 320w, /art/guide-cover-640.avif 640w"},{"type":"image/webp","srcSet":"/art/guide-cover-320.webp 320w, /art/guide-cover-640.webp 640w"}]},
} as const satisfies Record<string, Art>
