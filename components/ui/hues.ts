import type { Hue } from '@/content/schema'

/** Background class of a category's color. Spelled out, because Tailwind scans the sources for class names. */
export const hueBackground: Record<Hue, string> = {
  hormone: 'bg-hormone',
  weight: 'bg-weight',
  peptide: 'bg-peptide',
  functional: 'bg-functional',
  prp: 'bg-prp',
  iv: 'bg-iv',
}

/** The same color for shapes that take the color of the text. */
export const hueText: Record<Hue, string> = {
  hormone: 'text-hormone',
  weight: 'text-weight',
  peptide: 'text-peptide',
  functional: 'text-functional',
  prp: 'text-prp',
  iv: 'text-iv',
}
