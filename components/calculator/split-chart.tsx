import type { ReactNode } from 'react'
import { shown, trimmed, withNoBreakSpaces } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { fill } from '@/lib/words/fill'
import type { CalculatorTexts } from './calculator-texts'

type Words = CalculatorTexts['split']

type SplitChartProps = {
  result: TestosteroneResult
  words: Words
  /** Fill patterns and table header, the same for every result. */
  patterns: ReactNode
  head: ReactNode
}

function freeInWords(count: number, splitWords: Words) {
  if (!count) return splitWords.none
  return count === 1 ? splitWords.one : fill(splitWords.many, { count })
}

/** How the total divides: hatched for SHBG, dotted for albumin, solid copper for free. A table repeats the numbers. */
export function SplitChart({ result, words: splitWords, patterns, head }: SplitChartProps) {
  const { totalNgDl, shbgBoundNgDl, albuminBoundNgDl, freeNgDl, percentFree } = result
  const percent = (part: number) => (100 * part) / totalNgDl
  const shbgEnd = percent(shbgBoundNgDl)
  const albuminEnd = shbgEnd + percent(albuminBoundNgDl)
  // Keep the free part visible, however small.
  const freeX = Math.min(albuminEnd, 99.2)
  const wide = (share: number) => `${Math.max(share, 0).toFixed(2)}%`
  const rows = [
    {
      ...splitWords.shbg,
      amount: shown(shbgBoundNgDl, 0),
      share: shown(percent(shbgBoundNgDl), 1),
    },
    {
      ...splitWords.albumin,
      amount: shown(albuminBoundNgDl, 0),
      share: shown(percent(albuminBoundNgDl), 1),
    },
    {
      ...splitWords.free,
      amount: shown(freeNgDl, 1),
      share: shown(percentFree, 2),
    },
  ]
  const ofHundred = (part: number) => Math.round(percent(part))
  return (
    <figure className="result-part">
      <h3 className="text-lg">
        {withNoBreakSpaces(fill(splitWords.heading, { total: `${trimmed(totalNgDl, 2)} ng/dL` }))}
      </h3>
      <p className="note">
        {fill(splitWords.sentence, {
          shbg: ofHundred(shbgBoundNgDl),
          albumin: ofHundred(albuminBoundNgDl),
          free: freeInWords(ofHundred(freeNgDl), splitWords),
        })}
      </p>
      <svg className="split-bar mt-3 h-11 w-full" aria-hidden="true">
        {patterns}
        <rect width={wide(shbgEnd)} height="100%" className="fill-tinted" />
        <rect width={wide(shbgEnd)} height="100%" fill="url(#hatch)" fillOpacity="0.7" />
        <rect x={wide(shbgEnd)} width={wide(albuminEnd - shbgEnd)} height="100%" className="fill-card" />
        <rect x={wide(shbgEnd)} width={wide(albuminEnd - shbgEnd)} height="100%" fill="url(#dots)" />
        <rect x={wide(freeX)} width={wide(100 - freeX)} height="100%" className="fill-copper" />
        <line x1={wide(shbgEnd)} x2={wide(shbgEnd)} y2="100%" stroke="var(--color-ink)" />
      </svg>
      <div className="split-below">
        <svg className="split-zoom" aria-hidden="true">
          <line x1={wide(freeX)} x2="55%" y2="100%" />
          <line x1="100%" x2="100%" y2="100%" />
        </svg>
        {/* Repeats the last row of the table for sighted visitors. */}
        <p className="split-free data" aria-hidden="true">
          <b>{shown(freeNgDl, 1)}</b>
          <span>{fill(splitWords.larger, { percent: shown(percentFree, 2) })}</span>
        </p>
        <table className="split data">
          {head}
          <tbody>
            {rows.map(({ name, text, amount, share }, index) => {
              const hidden = index === 2 ? 'sr-only' : undefined
              return (
                <tr key={name} data-part={index}>
                  <th scope="row">
                    <span className={hidden}>
                      {name}
                      <span className="note block font-normal">{text}</span>
                    </span>
                  </th>
                  <td>
                    <span className={hidden}>{`${amount} ng/dL`}</span>
                  </td>
                  <td>
                    <span className={hidden}>{`${share}%`}</span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
