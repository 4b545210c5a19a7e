import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import postcss from 'postcss'
import { Disclaimer } from '@/components/sections/disclaimer'
import { References } from '@/components/sections/references'
import { SeekHelp } from '@/components/service/seek-help'
import { Suitability } from '@/components/service/suitability'
import { disclaimers } from '@/content/disclaimers'
import { services } from '@/content/services'

const [service] = services

/** Selectors of what print.css leaves out, without those of pseudo-elements. */
const hidden: string[] = []
postcss
  .parse(readFileSync('components/layout/print.css', 'utf8'))
  .walkDecls('display', ({ value, parent }) => {
    if (value === 'none' && parent?.type === 'rule') hidden.push(...(parent as postcss.Rule).selectors)
  })
const selectors = hidden.filter(selector => !selector.includes('::'))

test('what warns, and what it rests on, stays on the page that a man takes along', () => {
  expect(selectors.length).toBeGreaterThan(5)
  if (!service) throw new Error('There is no service')
  const { container } = render(
    <main>
      <SeekHelp signs={service.risks.seekHelp} sources={[]} />
      <Suitability {...service.suitability} />
      <Disclaimer texts={[disclaimers.general]} />
      <References path="/" sources={[]} updatedOn="2026-01-01" />
    </main>,
  )
  const missing = ['.care', '.not-for', '.disclaimer', '.refs'].filter(part => !container.querySelector(part))
  expect(missing).toEqual([])
  for (const part of container.querySelectorAll('.care, .not-for, .disclaimer, .refs'))
    expect([part.className, selectors.filter(selector => part.closest(selector))]).toEqual([
      part.className,
      [],
    ])
})
