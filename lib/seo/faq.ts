import type { FaqItem } from '@/content/schema'

/** The question part of FAQPage data: exactly what the page shows. */
export function faqPageFields(items: readonly FaqItem[]) {
  return {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    })),
  }
}
