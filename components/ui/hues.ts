import type { Hue } from '@/content/schema'

/**
 * Class of a category's color, for shapes that take the color of the text. Spelled out, because Tailwind scans the sources
 * for class names.
 */
export const hueText: Record<Hue, string> = {
  hormone: 'text-hormone',
  weight: 'text-weight',
  peptide: 'text-peptide',
  functional: 'text-functional',
  prp: 'text-prp',
  iv: 'text-iv',
}
