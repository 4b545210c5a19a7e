import type { Category, ServiceKey, WordingGroup } from '@/content/schema'
import type { articleSlugs } from '@/lib/site/article-slugs'

export type ArticleSlug = (typeof articleSlugs)[number]

/**
 * Wording rules for a health advertiser, as tests: sections 9 and 10 of the compliance rules, once per language. They
 * check every text of content/ (npm run check) and of every served page (npx playwright test --project audit).
 */
export type LanguageWording = {
  banned: readonly Rule[]
  /** Words that negate a claim. */
  denial: RegExp
  /** Approved products that may be called so; the sentence must name one of them (allow-list of rules D7 and W1). */
  approvedSubjects: RegExp
  /** 'Results may vary' is only allowed with an average. */
  resultsVary: RegExp
  averages: RegExp
  /** HSA and FSA are only named with the condition under which they pay. */
  taxCondition: RegExp
  /** Words that a service page or an article must contain, besides the sentences of content/disclaimers.ts. */
  services: Partial<Record<ServiceKey, readonly RegExp[]>>
  categories: Partial<Record<Category, readonly RegExp[]>>
  articles: Partial<Record<ArticleSlug, readonly RegExp[]>>
  /** By the file of the page. */
  pages: Readonly<Record<string, readonly RegExp[]>>
  /**
   * `box`: what a box about urgent signs must name, with urgent care last, because the clinic is closed for most of the
   * week. `emergency`, `crisis`: what content/facts/help-lines.ts must say so that callers are answered in this language.
   */
  help: Record<'box' | 'emergency' | 'crisis', readonly RegExp[]>
  /** An article that mentions erections must state the placebo figures too. */
  erections: RegExp
  /**
   * As alternatives of a regular expression, without accents. `alone`: words that negate only where nothing before them in
   * the clause does, as in 'ningún ensayo', but not in 'no hay ningún ensayo'. `implied`: what another language may say by
   * a negation, such as 'untreated'.
   */
  negations: Record<'always' | 'alone' | 'implied', string>
  /** Likewise, the words of each opposite or unit, besides the symbols of units (lib/editorial/meaning.ts). */
  opposites: Readonly<Partial<Record<Opposite, string>>>
  /** The words of each prohibition. Where an English text has one, its translation must have it as often. */
  prohibitions: Record<(typeof prohibitions)[number], RegExp>
  /** English texts whose values this language must name in another order: whoever adds one has read that none is exchanged. */
  reordered?: readonly string[]
  /** The numbers 1 to 12 as words, without case and accents, and the 15 minutes of a quarter. */
  numbers: string
  /** Length limits of an article: translations are longer. */
  articleWords: readonly [from: number, to: number]
}

/** Sentences whose opposite would harm. */
export const prohibitions = [
  'two doses',
  'skipping a dose',
  'sharing',
  'freezing',
  'another dose',
  'starting',
  'stopping alone',
  'nitrates',
  'driving',
  'injecting',
  'cloudy',
  'touching the cream',
  'waiting for us',
  'calling 911',
  'fasting',
  'breathing',
] as const

/** Words of which none may stand for another in a translation; the last group are units. */
export const opposites = [
  ['more', 'less'],
  ['before', 'after', 'at once'],
  ['start', 'stop', 'continue'],
  ['at least', 'at most'],
  ['always', 'never', 'often', 'sometimes', 'rarely'],
  ['all', 'most', 'half', 'some', 'few'],
  ['safe', 'dangerous'],
  ['better', 'worse'],
  ['serious', 'mild'],
  ['fast', 'slow'],
  ['allowed', 'forbidden'],
  ['use', 'avoid'],
  ['man', 'woman', 'child'],
  ['morning', 'night'],
  ['call', 'wait'],
  ['phone', 'write'],
  ['open', 'close'],
  ['near', 'far'],
  ['calculated', 'measured'],
  ['testosterone', 'placebo', 'semaglutide', 'tirzepatide', 'finasteride', 'dutasteride', 'minoxidil'],
  ['cold', 'warm'],
  ['must', 'may'],
  ['first', 'last'],
  ['once', 'many times'],
  ['above', 'below'],
  ['high', 'low'],
  ['rise', 'fall'],
  ['unless', 'even if'],
  ['double', 'halve', 'ignore'],
  ['check', 'ignore'],
  ['sign out', 'sign in', 'stay signed in'],
  ['this device', 'other devices', 'all devices'],
  [
    'kidney',
    'liver',
    'heart',
    'lung',
    'brain',
    'prostate',
    'testicle',
    'breast',
    'chest',
    'skin',
    'scalp',
    'eye',
    'thyroid',
    'stomach',
    'muscle',
    'vein',
    'joint',
    'thigh',
    'arm',
    'hip',
    'belly',
    'buttock',
    'knee',
    'hand',
    'leg',
    'shoulder',
    'foot',
    'face',
    'mouth',
    'throat',
    'neck',
    'bone',
    'bowel',
    'bladder',
    'gallbladder',
    'pancreas',
    'penis',
  ],
  ['sugar', 'water', 'alcohol', 'caffeine', 'salt', 'protein', 'fat', 'milk'],
  [
    'alpha blocker',
    'beta blocker',
    'blood thinner',
    'nitrate',
    'insulin',
    'warfarin',
    'aspirin',
    'antidepressant',
    'opioid',
    'steroid',
    'statin',
    'metformin',
    'sildenafil',
    'tadalafil',
    'biotin',
    'diuretic',
    'antibiotic',
  ],
  ['injection', 'cream', 'gel', 'pill', 'patch', 'infusion'],
  ['blood', 'urine', 'semen', 'saliva'],
  ['from', 'up to'],
  ['each', 'either'],
  ['start', 'end'],
  [
    'percent',
    'milligram',
    'microgram',
    'gram',
    'kilogram',
    'pound',
    'milliliter',
    'liter',
    'ng/dL',
    'pg/mL',
    'nmol/L',
    'pmol/L',
    'fahrenheit',
    'celsius',
    'second',
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'year',
  ],
] as const
export type Opposite = (typeof opposites)[number][number]

export type Rule = {
  group: WordingGroup
  pattern: RegExp
  /** Allowed in a sentence that negates the words: 'not FDA-approved'. */
  allowedWhenNegated?: true
}

export const rule = (group: WordingGroup, pattern: RegExp): Rule => ({ group, pattern })
export const allowedWhenNegated = (group: WordingGroup, pattern: RegExp): Rule => ({
  group,
  pattern,
  allowedWhenNegated: true,
})

/**
 * Removes accents, keeping the length of the text, as all patterns expect: `\b` does not know accented letters, and a
 * forgotten accent must not evade a rule.
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(/[\u00C0-\u024F\u1E00-\u1EFF]/g, letter => {
    if (letter === 'đ') return 'd'
    if (letter === 'Đ') return 'D'
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return plain.length === letter.length ? plain : letter
  })
}

/** Patterns that apply in every language. */
export const everywhere: readonly Rule[] = [
  rule('PRP', /\b(P|O)[- ]?Shot\b/),
  rule('PRP', /\bPriapus\b/i),
  rule('PRP', /\bVampire (Facial|Facelift|Breast)\b/i),
  rule('REV', /\b(5[.,]0|4[.,]9)\b/),
  rule('REV', /\b500\+/),
  // A value that begins with the word before it: 'dura de' and 'de 30 a 90 minutos'.
  rule('ALL', /\b(de|do|da|em|en|el|la|los|las|con|com|por|para|the|of|to|in|from|for) \1\b/i),
]
