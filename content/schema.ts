import { z } from 'zod'
import type { PersonId } from '@/content/facts/clinic'
import { articleSlugs } from '@/lib/site/article-slugs'
import { isRoute } from '@/lib/site/is-route'
import { isEnded } from '@/lib/site/offered'
import { serviceKeys } from '@/lib/site/paths'
import { amountIn } from '@/lib/words/money'

/** Schemas of everything in content/. Types are inferred; content files use `satisfies`. Never imported by client code. */

const text = z.string().trim().min(1)

/** Characters, least and most. Translators see them beside the text. */
export const lengths = {
  title: [20, 60],
  description: [70, 160],
  keyFigure: [1, 8],
  keyFigureLabel: [1, 120],
} as const
const isoDate = z.iso.date()
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** An address on this site: a known route, with an optional fragment. What leads to an ended service is left out of pages. */
const internalHref = z.string().refine(href => isRoute(href) || isEnded(href), {
  error: ({ input }) => `links to ${input}, which does not exist`,
})

/** A key of `people` in content/facts/clinic.ts; the compiler knows them. */
const personSchema = z.custom<PersonId>(id => typeof id === 'string')

export const serviceKeySchema = z.enum(serviceKeys)
export type ServiceKey = z.infer<typeof serviceKeySchema>

export const categories = ['hormone', 'weight-loss', 'peptide', 'functional', 'prp'] as const
export const categorySchema = z.enum(categories)
export type Category = z.infer<typeof categorySchema>

/** Sites that copy abstracts, and addresses that only open a search. */
const isSecondHand = (url: string) =>
  /\/\/([\w-]+\.)*(ablesci\.com|booksci\.cn)\/|\/scripts\/ires\b|[?&](q|query|search|term)=/.test(url)

/** A reference, printed on pages as written here. */
export const sourceSchema = z.object({
  citation: text,
  /** Stable URL: a DOI where there is one. None for a paper whose own address we could not find. */
  url: z
    .url({ protocol: /^https$/ })
    .refine(url => !isSecondHand(url), {
      error: 'is a copy of an abstract or a search form: give the address of the source itself, or none',
    })
    .optional(),
  /** Who was studied and how, for readers: '1,961 adults, randomised, 68 weeks'. */
  population: text.optional(),
  /** Its own text was not read: `population` says where it was. `npm run check:launch` asks for somebody who opens it. */
  isUnread: z.literal(true).optional(),
})
export type Source = z.infer<typeof sourceSchema>

export const sourceIdSchema = z.string().regex(/^[A-Z]{1,2}\d{1,2}$/)

/** A question with a plain-text answer, and the ids of its sources. */
const endingSchema = z.object({ validUntil: z.iso.date(), renew: text, after: text })

export const faqItemSchema = z.object({
  id: slug,
  question: text,
  answer: z.array(text).min(1),
  /** A last paragraph, which rests on a fact with a last day. */
  until: z.object({ text, ending: endingSchema }).optional(),
  link: z.object({ href: internalHref, text }).optional(),
  sources: z.array(sourceIdSchema).optional(),
  /** Leaves the page with this service. */
  serviceKey: serviceKeySchema.optional(),
})
export type FaqItem = z.infer<typeof faqItemSchema>

export const metaSchema = z.object({
  title: text.min(lengths.title[0]).max(lengths.title[1]),
  description: text.min(lengths.description[0]).max(lengths.description[1]),
})

/** A paragraph with the ids of its sources. */
const citedTextSchema = z.object({
  text,
  sources: z.array(sourceIdSchema).default([]),
  /** For a text that rests on a fact with a last day. */
  ending: endingSchema.optional(),
})
/**
 * A risk: its name and a sentence; `more` is folded. `help`: whom to call, below the fold, whose heading may hold no link.
 * `isBoxed`: the label has a boxed warning on it, so it comes first.
 */
const riskSchema = citedTextSchema.extend({
  title: text.max(45),
  isBoxed: z.literal(true).optional(),
  more: text.optional(),
  help: text.optional(),
})
/** The landmark of a block: a number or a word, and what it is. */
const landmarkSchema = z.object({ value: text.max(9), name: text.max(70) })
export type CitedText = z.input<typeof citedTextSchema>

const stepSchema = z.object({ title: text, meta: text, description: text })
const benefitSchema = z.object({
  title: text,
  text,
  sources: z.array(sourceIdSchema).optional(),
})
const factSchema = z.object({ label: text, value: text })

const signsSchema = z.array(text).min(1)
/** Where to go, by how urgent it is. Each is a list of signs under its label (content/facts/help-lines.ts). */
const urgenciesSchema = z.object({
  emergency: signsSchema,
  emergencyRoom: signsSchema,
  /** Ours while we are open, an urgent care clinic's when we are not. */
  sameDay: signsSchema,
  soon: signsSchema.optional(),
  /** By level. */
  sources: z
    .partialRecord(z.enum(['emergency', 'emergencyRoom', 'sameDay', 'soon']), z.array(sourceIdSchema))
    .optional(),
})
export type Urgencies = z.infer<typeof urgenciesSchema>

/** Optional parts of a service, each rendered by its own section. */
export const servicePartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('treatments'),
    heading: text,
    intro: text,
    items: z
      .array(z.object({ name: text, brandName: text.optional(), description: text, note: text.optional() }))
      .min(1),
  }),
  z.object({
    kind: z.literal('programs'),
    heading: text,
    intro: text,
    items: z.array(
      z.object({
        title: text,
        duration: text,
        weeks: z.tuple([z.number(), z.number()]),
        description: text,
        focus: z.array(text).min(3),
      }),
    ),
  }),
  z.object({
    kind: z.literal('offerings'),
    heading: text,
    intro: text,
    items: z.array(z.object({ name: text, time: text, description: text, benefits: z.array(text).min(2) })),
  }),
  z.object({
    kind: z.literal('video'),
    heading: text,
    title: text,
    caption: text,
    transcript: z.array(text).min(1),
  }),
  z.object({
    kind: z.literal('gallery'),
    heading: text,
    intro: text,
    items: z.array(
      z.object({
        condition: text,
        treatments: z.number().int().positive(),
        alt: text,
        before: text.optional(),
        after: text.optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('pricing'),
    heading: text,
    claim: text,
  }),
])
export type ServicePart = z.input<typeof servicePartSchema>

export const terrains = ['hormone', 'weight', 'peptide', 'functional', 'prp', 'micro', 'iv'] as const
const terrainSchema = z.enum(terrains)
export type TerrainName = z.infer<typeof terrainSchema>

const hues = ['hormone', 'weight', 'peptide', 'functional', 'prp', 'iv'] as const
const hueSchema = z.enum(hues)

/** Groups of wording rules (lib/editorial/wording/, content/<language>/wording.ts). ALL and REV apply to every page. */
const wordingGroups = ['ALL', 'GLP1', 'TRT', 'PEPT', 'EXO', 'PRP', 'IV', 'FUNC', 'REV'] as const
const wordingGroupSchema = z.enum(wordingGroups)
export type WordingGroup = z.infer<typeof wordingGroupSchema>

const serviceCardSchema = z.object({
  /** Short name for menus. */
  name: text,
  title: text,
  h2Title: text,
  description: text,
  /** A fact beside the name in the menu. */
  fact: text,
  linkText: text,
  compliance: text.optional(),
})

export const serviceSchema = z.object({
  key: serviceKeySchema,
  slug,
  /**
   * Set on the day on which the clinic ends the service: its page then redirects to `goTo`, and it leaves every list.
   * Then run `npm run generate`.
   */
  ended: z.object({ on: isoDate, goTo: internalHref }).optional(),
  /** Words by which other texts name it. Once it has ended, the check lists the texts that have them. */
  calledBy: z.array(text).min(1),
  /** Color of its category in menus and lists. */
  hue: hueSchema,
  /** The landscape that its pictures show. */
  terrain: terrainSchema,
  /** Groups of wording rules that apply to its text. */
  wording: z.array(wordingGroupSchema).min(1),
  meta: metaSchema,
  card: serviceCardSchema,
  schemaType: z.enum(['MedicalTherapy', 'MedicalProcedure']),
  hero: z.object({
    title: text,
    lead: text,
    /** Text of the booking button at the top of the page. */
    button: text.default('Book Discovery Experience'),
    /** The first price, and what it is for. */
    price: z.object({
      amount: text.regex(amountIn(), 'is no amount of at most four digits'),
      text,
    }),
    /** For cards and the menu. */
    facts: z.array(factSchema).length(4),
    secondaryLink: z.object({ href: internalHref, text }).optional(),
  }),
  intro: z.object({
    landmark: landmarkSchema,
    heading: text,
    paragraphs: z.array(citedTextSchema).min(1),
    link: z.object({ href: internalHref, text }).optional(),
  }),
  suitability: z.object({
    heading: text,
    note: text.optional(),
    items: z.array(text).min(6),
    after: text,
    /**
     * The sentence shown once something is checked. `counts`: the items (numbered from 1) that matter most; `some` is
     * shown if one of them is checked, `others` otherwise.
     */
    answer: z.object({ counts: z.array(z.number().int().positive()).min(1), some: text, others: text }),
    notFor: z.array(text).min(2),
  }),
  /** What the untreated problem means for a man. */
  why: z.object({ heading: text, paragraphs: z.array(citedTextSchema).min(1) }),
  journey: z.object({
    heading: text,
    intro: text.optional(),
    steps: z.array(stepSchema).length(4),
    after: text.optional(),
  }),
  benefits: z.object({
    landmark: landmarkSchema,
    heading: text,
    note: text,
    items: z.array(benefitSchema).min(6),
    figure: z.enum(['weight-trials']).optional(),
  }),
  /** Every service page shows risks beside benefits. */
  risks: z.object({
    landmark: landmarkSchema,
    heading: text,
    intro: text.optional(),
    items: z.array(riskSchema).min(3),
    seekHelp: urgenciesSchema,
  }),
  parts: z.array(servicePartSchema).default([]),
  faq: z.object({ heading: text, items: z.array(faqItemSchema).min(6) }),
  closing: z.object({ heading: text, text }),
  related: z.array(serviceKeySchema).length(3),
  disclaimers: z.array(text).min(1),
  /** Date of the last substantial change to its text. */
  updatedOn: isoDate,
  /** Left out, all three, until somebody has reviewed the page. */
  reviewer: personSchema.optional(),
  reviewedOn: isoDate.optional(),
  nextReviewOn: isoDate.optional(),
})
export type Service = z.input<typeof serviceSchema>

/** A small drawing under a key figure: one or two bars from 0, dots to count, or a correlation from -1 to 1. */
const markSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bars'),
    max: z.union([z.literal(20), z.literal(100)]),
    values: z.array(z.number().positive()).min(1).max(2),
  }),
  z.object({
    kind: z.literal('dots'),
    of: z.number().int().positive().max(40),
    filled: z.number().int().nonnegative(),
  }),
  z.object({ kind: z.literal('correlation'), value: z.number().min(-1).max(1) }),
])
export type Mark = z.infer<typeof markSchema>

/** The most important figure of an article, shown large in the listing. */
const keyFigureSchema = z.object({
  value: text.max(lengths.keyFigure[1]),
  /** What the figure counts; read after the value. */
  label: text.max(lengths.keyFigureLabel[1]),
  /** Omitted when no honest drawing exists. */
  mark: markSchema.optional(),
  sources: z.array(sourceIdSchema).min(1),
})

/** A figure drawn for one article, in place of its key figure. */
const articleHeroSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signs'),
    heading: text,
    items: z.array(z.object({ text, tied: z.boolean() })).min(3),
    caption: text,
  }),
  z.object({
    kind: z.literal('trial'),
    heading: text,
    /** End of the scale, in the unit of the values. */
    max: z.number().positive(),
    rows: z.array(z.object({ label: text, value: z.number(), printed: text })).length(2),
    caption: text,
  }),
])
export type ArticleHero = z.infer<typeof articleHeroSchema>

export const articleMetaSchema = z.object({
  slug: z.enum(articleSlugs),
  title: text.max(90),
  seoTitle: text.min(lengths.title[0]).max(lengths.title[1]),
  metaDescription: text.min(lengths.description[0]).max(lengths.description[1]),
  excerpt: text.max(220),
  publishedOn: isoDate,
  updatedOn: isoDate,
  /** Left out, like `reviewer`, until somebody has reviewed the article. */
  reviewedOn: isoDate.optional(),
  category: categorySchema,
  featured: z.boolean().default(false),
  keyFigure: keyFigureSchema,
  hero: articleHeroSchema.optional(),
  /** What the article's landscape shows, for search engines. */
  imageAlt: text,
  author: personSchema,
  reviewer: personSchema.optional(),
  /** In the order of their numbers in the text. */
  sources: z.array(sourceIdSchema).min(4),
  related: z.array(slug).min(2).max(3),
  service: serviceKeySchema,
  tags: z.array(text).min(2),
  faq: z.array(faqItemSchema).optional(),
})
export type ArticleMeta = z.input<typeof articleMetaSchema>
