import { about } from '@/content/about'
import * as blog from '@/content/blog'
import { contact } from '@/content/contact'
import { clinic } from '@/content/facts/clinic'
import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { accessibility } from '@/content/legal/accessibility'
import { overview } from '@/content/overview'
import { textsOf } from '@/lib/editorial/content-texts'

const said = (...content: unknown[]) => content.flatMap(part => textsOf(part)).map(({ text }) => text)

test('only the contact page, where the specification quotes it, promises a reply within 24 hours', () => {
  expect(said(contact).filter(text => /within 24 hours/.test(text))).not.toEqual([])
  expect(
    said(about, blog, faq, home, accessibility, overview).filter(text => /within 24 hours/.test(text)),
  ).toEqual([])
  expect(said(faq).filter(text => /within one business day/.test(text))).toHaveLength(2)
})

test('one provider at every visit is usual, not promised', () => {
  const sentences = said(about, faq, home, clinic.people)
    .flatMap(text => text.split(/(?<=[.?!])\s+/))
    .filter(sentence => /\bsame (provider|one)\b/i.test(sentence))
  expect(sentences.length).toBeGreaterThanOrEqual(3)
  for (const sentence of sentences) expect(sentence).toMatch(/usually/i)
})
