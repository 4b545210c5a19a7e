type Question = { question: string; answer: readonly string[] }

/** The question part of FAQPage data: exactly what the page shows. */
export function faqPageFields(items: readonly Question[]) {
  return {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    })),
  }
}
