type Question = { question: string; answer: readonly string[] }

/** The questions of FAQPage data, exactly as the page shows them. */
export function faqPageFields(items: readonly Question[]) {
  return {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    })),
  }
}
