import { fireEvent, screen, within } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { FaqList } from '@/components/sections/faq-list'
import { OpenAll } from '@/components/ui/open-all'
import { enhance } from '@/components/ui/open-all.browser'
import { services } from '@/content/services'

const items = (services[0]?.faq.items ?? []).slice(0, 3)
const folds = () => screen.getAllByRole('group')

test('opens all questions of its section, which otherwise close each other, and closes them', () => {
  enhanced(
    <>
      <section>
        <OpenAll />
        <FaqList name="faq" items={items} />
      </section>
      <FaqList name="faq" items={items} />
    </>,
    { 'open-all': enhance },
  )
  expect(folds()).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Open all' }))
  expect(folds().map(fold => fold.hasAttribute('open'))).toEqual([true, true, true, false, false, false])
  expect(folds().map(fold => fold.getAttribute('name'))).toEqual(['', '', '', 'faq', 'faq', 'faq'])
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }))
  expect(folds().some(fold => fold.hasAttribute('open'))).toBe(false)
  expect(new Set(folds().map(fold => fold.getAttribute('name')))).toEqual(new Set(['faq']))
  expect(within(folds()[0] ?? document.body).getByRole('heading')).toBeInTheDocument()
})
