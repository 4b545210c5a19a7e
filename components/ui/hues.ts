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
