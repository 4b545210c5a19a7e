import { courses } from '@/content/facts/courses'
import { weightTrials } from '@/content/weight-trials'
import { decimal } from '@/lib/words/decimal'
import type { FigureSize } from './figures'
import { random } from './noise'

/** Drawings of data: dose steps and average weights, both on axes from 0. */

const colors =
  '.np{--np-i2:#40584F;--np-w0:#4A390E;--np-w1:#75560F;--np-w2:#9D7D2D;--np-w3:#CBB373;--np-w4:#E3D3A4;--np-w5:#F1EAD2;--np-ik:#12302A}' +
  '@media(prefers-color-scheme:dark){.np{--np-i2:#B3C3B4;--np-w2:#937429;--np-w3:#B0954F;--np-w4:#C7B27A;--np-w5:#D6C69A;--np-ik:#ECEFE4}}'
const style =
  `<style>${colors}.np text{font:400 14px/1.35 var(--font-text,serif);fill:var(--np-ik)}.np text.ni2{fill:var(--np-i2)}` +
  [0, 1, 2, 3, 4, 5].map(tone => `.nw${tone}{fill:var(--np-w${tone})}`).join('') +
  '.nz1{fill:#0B211C;fill-opacity:.26}.nz2{fill:#0B211C;fill-opacity:.13}.nzl{fill:#fff;fill-opacity:.3}' +
  '.nL{fill:none;stroke:var(--np-ik);stroke-width:1.5}.nD{stroke-dasharray:2 5;stroke-linecap:round}.nLt{fill:none;stroke:#fff;stroke-opacity:.28;stroke-width:1}' +
  '.np text.nb{font-weight:600}.np text.nm{text-anchor:middle}.np text.ne{text-anchor:end}.np text.nx{font-size:13px}.np text.nl{font-size:16px}' +
  '.np text.nd{font-family:var(--font-display,serif);font-weight:560}.np text.nxl{font-size:24px}.np text.ntk{fill:#12302A}</style>'

const drawing = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="np" viewBox="0 0 ${width} ${height}">${style}${body}</svg>`

const text = (classes: string, x: number, y: number, words: string | number) =>
  `<text class="${classes}" x="${x}" y="${y}">${words}</text>`

/** A sheet of paper with straight edges: cast shadows, lit edge, paper. */
function sheet(x: number, top: number, right: number, bottom: number, tone: number): string {
  const path = `M${x} ${bottom}V${top + 3}q0-3 3-3H${right}V${bottom}Z`
  const copy = (kind: string, dx: number, dy: number) =>
    `<path class="${kind}" transform="translate(${dx} ${dy})" d="${path}"/>`
  return `${copy('nz2', 4, 6)}${copy('nz1', 1.6, 2.2)}${copy('nzl', -0.8, -1)}<path class="nw${tone}" d="${path}"/>`
}

/** A wavering line as paper grain; it carries no data. */
function grain(seed: string, x: number, y: number, right: number): string {
  const next = random(seed)
  let line = `M${x + 8} ${y}`
  for (let at = x + 8; at + 18 <= right; at += 18) line += `q9 ${((next() - 0.5) * 6).toFixed(1)} 18 0`
  return `<path class="nLt" d="${line}"/>`
}

const { doseMg, stepWeeks } = courses.tirzepatide
const largestDose = Math.max(...doseMg)

/** Stairs of four-week steps; the height is the dose in mg. */
export function dose(size: FigureSize): string {
  const wide = size === 'wide'
  const [width, left, right, bottom, mgHeight] = wide ? [800, 60, 798, 258, 14.4] : [320, 0, 318, 206, 11.08]
  const step = (right - left) / doseMg.length
  const x = (index: number) => Number((left + index * step).toFixed(1))
  const top = (mg: number) => Number((bottom - mg * mgHeight).toFixed(1))
  const steps = doseMg.map((mg, index) => ({ mg, index })).reverse()
  const body = [
    ...steps.map(
      ({ mg, index }) =>
        sheet(x(index), top(mg), right, bottom, index) + grain(`dose-${mg}`, x(index), top(mg) + 12, right),
    ),
    ...doseMg.map((mg, index) =>
      text('nb', x(index) + 4, top(mg) - 8, decimal(mg) + (wide || mg === largestDose ? ' mg' : '')),
    ),
    `<path class="nL" d="M${left} ${bottom}H${right}"/>`,
    ...doseMg.flatMap((_, index) => [
      `<path class="nL" d="M${x(index)} ${bottom}v7"/>`,
      text(index === 0 ? 'nx' : 'nm nx', x(index), bottom + 23, index * stepWeeks),
    ]),
    text('ne nx', right, bottom + 23, wide ? '{weeks}' : '{weeksShort}'),
    text('nx ni2', 0, wide ? top(largestDose) - 8 : 16, '{unit}'),
  ]
  return drawing(width, bottom + 36, body.join(''))
}

/** A trial's averages as columns, in percent of the starting weight. */
export function weight(size: FigureSize): string {
  const wide = size === 'wide'
  const [width, columnWidth, gap, percentHeight] = wide ? [800, 190, 80, 2.6] : [320, 92, 21, 2]
  const trial = weightTrials.find(({ drug }) => drug.endsWith(` ${courses.tirzepatide.trialDoseMg} mg`))
  if (!trial) throw new Error('The trial of the largest dose is not in content/weight-trials.ts')
  const columns = [
    { key: 'start', percent: 100, tone: 4 },
    { key: 'placebo', percent: 100 - trial.placebo, tone: 4 },
    { key: 'treated', percent: 100 - trial.loss, tone: 3 },
  ]
  const top = 6
  const bottom = top + 100 * percentHeight
  const y = (percent: number) => Number((bottom - percent * percentHeight).toFixed(1))
  const body = columns.map(({ key, percent, tone }, index) => {
    const x = index * (columnWidth + gap)
    const right = x + columnWidth
    const lines = [20, 40, 60].map(height => grain(`${key}-${height}`, x, y(height), right)).join('')
    const number = text(
      wide ? 'nd nxl ntk' : 'nb nl ntk',
      x + 10,
      y(percent) + (wide ? 34 : 25),
      `${decimal(Number(percent.toFixed(1)))}%`,
    )
    return (
      sheet(x, y(percent), right, bottom, tone) +
      lines +
      number +
      text(wide ? 'nb' : 'nb nx', x, bottom + 24, `{${key}}`) +
      text(wide ? 'ni2' : 'ni2 nx', x, bottom + 42, `{${key}Note}`)
    )
  })
  const end = 3 * columnWidth + 2 * gap
  const hundred = `<path class="nL nD" d="M${columnWidth + 6} ${y(100)}H${end}"/>`
  return drawing(width, bottom + 54, `${hundred}${body.join('')}<path class="nL" d="M0 ${bottom}H${end}"/>`)
}
