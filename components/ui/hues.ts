import type { Hue } from '@/content/schema'

/** Background of a category's color. Spelled out, because Tailwind reads class names from the sources. */
export const hueBackground: Record<Hue, string> = {
  hormone: 'bg-hormone',
  weight: 'bg-weight',
  peptide: 'bg-peptide',
  functional: 'bg-functional',
  prp: 'bg-prp',
  iv: 'bg-iv',
}
