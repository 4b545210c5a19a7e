/**
 * Where somebody in danger turns, in the words that work in this language. The 988 Lifeline answers calls and texts in
 * English and Spanish; by phone an interpreter can be asked for (988lifeline.org/get-help/what-to-expect,
 * samhsa.gov/mental-health/988/faqs). Poison Control's number is the same in
 * every state (health.wyo.gov, mass.gov).
 */
export const helpLines = {
  numbers: { emergency: '911', crisis: '988', poison: '1-800-222-1222' },
  /** Within a sentence: 'In an emergency, …'. */
  emergency: 'call 911',
  crisis: 'call or text 988, at any hour',
  now: 'Call 911 now.',
  poison: 'Poison Control, day and night',
  emergencyRoom: 'go to an emergency room now; do not wait for us to open',
  closed: 'For what cannot wait until we open, go to an urgent care clinic.',
  /** Labels of the box on service pages, by how urgent it is. The clinic is closed for most of the week. */
  box: {
    emergency: 'Call 911:',
    emergencyRoom: 'Emergency room, now:',
    sameDay: 'The same day, call us or, when we are closed, go to urgent care:',
    soon: 'This week, call us:',
  },
} as const
