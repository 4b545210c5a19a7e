import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { type Category, categories } from '@/content/schema'
import type { Choice } from '@/lib/articles/listing'

/** Text of the blog. */
export const blog = {
  meta: {
    title: `${clinic.blogName}: men’s health articles`,
    description:
      'Articles on testosterone, weight, peptides, gut health, hair and skin for men, each with its studies, what is not known and when to see a doctor.',
  },
  heading: clinic.blogName,
  lead: 'Articles with their studies beside them: what was found, in whom, and what is not known yet. Those to start with come first, not the newest.',
  subtitle: 'What is known, what is not yet known, and the sources',
  all: 'All Articles',
  empty: 'No articles found in this category.',
  closing: {
    heading: 'Rather talk it over?',
    text: `A first visit runs ${policy.firstVisit}. Bring the article that made you wonder.`,
  },
} as const

export const categoryLabels: Record<Category, string> = {
  hormone: 'Hormone Optimization',
  'weight-loss': 'Medical Weight Loss',
  peptide: 'Peptide Therapy',
  functional: 'Functional Medicine',
  prp: 'PRP & Aesthetics',
}

/** Tabs above the listing. */
export const filterLabels: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: blog.all },
  ...categories.map(value => ({ value, label: categoryLabels[value] })),
]

/** Blocks at the end of an article; (position modulo 3) plus 1 selects one. */
export const closings = {
  1: {
    heading: 'Talk it through',
    text: 'Bring your questions and your lab report to a first visit.',
    contact: 'Contact us',
  },
  2: {
    heading: 'Where to go from here',
    text: 'Each service page says who it may suit and which risks it has.',
    contact: 'Talk to us',
  },
  3: {
    heading: 'Something on your mind?',
    text: 'Bring your questions and your lab report to a first visit.',
    contact: 'Write to us',
  },
} as const
