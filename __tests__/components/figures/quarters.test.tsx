import { render } from '@testing-library/react'
import { QuarterHours } from '@/components/about/quarter-hours'
import { VisitQuarters } from '@/components/home/visit-quarters'

const quarters = ['Talk', 'Examination', 'Plan', 'Questions'].map(title => ({ title, text: '' }))
const minutes = '{from} to {to}'

test.each([
  ['home', <VisitQuarters key="home" title="" minutes={minutes} quarters={quarters} atLeast={30} />],
  [
    'about',
    <QuarterHours key="about" heading="" note="" minutes={minutes} quarters={quarters} atLeast={30} />,
  ],
])('the %s page draws a quarter of an hour that not every visit has in another color', (_, drawing) => {
  const { container } = render(drawing)
  const beyond = Array.from(container.querySelectorAll('[data-beyond]'), ({ textContent }) => textContent)
  expect(beyond).toEqual([
    expect.stringMatching(/30 to 45.*Plan|Plan.*30 to 45/),
    expect.stringMatching(/45 to 60.*Questions|Questions.*45 to 60/),
  ])
})
