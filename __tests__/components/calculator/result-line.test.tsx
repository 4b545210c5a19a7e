import { render, screen } from '@testing-library/react'
import { ResultLine } from '@/components/calculator/result-line'
import { calculator } from '@/content/calculator'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

const { ranges, result: words } = calculator
const doubtOf = (field: 'total' | 'shbg' | 'albumin') => ({ field, words: 'Is it?', fixes: [] })

/** Only a doubt about the total itself says that it may be no very low one. */
test.each([
  ['nothing', [], true],
  ['SHBG', [doubtOf('shbg')], true],
  ['albumin', [doubtOf('albumin')], true],
  ['the total', [doubtOf('total')], false],
] as const)(
  'a total of 120 ng/dL, and %s in doubt: whether the advice to see a doctor stands there',
  (_, doubts, advises) => {
    const result = freeTestosterone({ totalNgDl: 120, shbgNmolL: 40 })
    render(<ResultLine texts={{ ranges, result: words }} answer={{ result, doubts, albuminUnread: false }} />)
    expect(screen.queryByText(/is very low\. See a doctor soon\./) !== null).toBe(advises)
  },
)
