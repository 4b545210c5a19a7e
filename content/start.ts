import { start } from '@/content/ui/start'

/** Text of the page 'Where do I start?' around its questions, whose text is in content/ui/start.ts. */
export const startPage = {
  meta: {
    title: 'Where do I start? Three questions',
    description:
      'Three short questions lead you to one page to read and say what to bring to a first visit. Not a test and not a diagnosis, and nothing is stored.',
  },
  heading: start.heading,
  lead: start.lead,
  answers: {
    heading: 'Every answer on one page',
    always: 'Whatever brings you',
  },
  closing: {
    heading: 'Or come and ask',
    text: 'A first visit needs no answer from this page. Bring the lab results you have.',
  },
} as const
