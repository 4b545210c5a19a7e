/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Decimal from 'decimal.js'
import fc from 'fast-check'
import { figures } from '@/lib/testosterone/format'
import { albuminFactor, freeTestosterone, ngDlPerNmolL } from '@/lib/testosterone/vermeulen'

const csv = readFileSync(join(__dirname, 'vermeulen-vectors.csv'), 'utf8').trim().split(/\r?\n/)
const header = csv[0]?.split(',') ?? []
const vectors = csv.slice(1).map(line => {
  // Labels are quoted and may contain commas; they are not used.
  const row = line.replace(/"[^"]*"/, 'label').split(',')
  return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']))
})

function expectClose(actual: number, expected: number, relative: number) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.abs(expected))
}

test('there are 46 vectors', () => {
  expect(vectors).toHaveLength(46)
})

test.each(vectors.map(vector => [vector.id ?? '', vector] as const))(
  'vector %s to a relative 1e-12',
  (_, vector) => {
    const number = (name: string) => Number(vector[name])
    const result = freeTestosterone({
      totalNgDl: number('total_t_ng_dl'),
      shbgNmolL: number('shbg_nmol_l'),
      albuminGDl: number('albumin_g_dl'),
    })
    expectClose(result.freeNmolL, number('free_t_nmol_l'), 1e-12)
    expectClose(result.freeNgDl, number('free_t_ng_dl'), 1e-12)
    expectClose(result.freePmolL, number('free_t_pmol_l'), 1e-12)
    expectClose(result.percentFree, number('free_pct'), 1e-12)
    expectClose(result.albuminBoundNgDl, number('albumin_bound_ng_dl'), 1e-12)
    expectClose(result.shbgBoundNgDl, number('shbg_bound_ng_dl'), 1e-12)
    expectClose(result.bioavailableNgDl, number('bioavailable_ng_dl'), 1e-12)
    const printed = figures(result)
    const pairs = [
      [printed.freeNgDl, vector.display_free_ng_dl],
      [printed.freePmolL, vector.display_free_pmol_l],
      [printed.bioavailableNgDl, vector.display_bioavailable_ng_dl],
      [printed.percentFree, vector.display_free_pct],
    ]
    for (const [shown = '', specified = ''] of pairs) {
      // The one difference to the specification: a positive value is never printed as zero.
      if (Number(specified) === 0) expect(shown).toMatch(/^< 0?\.?0*1$/)
      else expect(shown).toBe(specified)
    }
  },
)

const total = fc.double({ min: 0.01, max: 5000, noNaN: true })
const shbg = fc.double({ min: 0.1, max: 10_000, noNaN: true })
const albumin = fc.double({ min: 0.5, max: 10, noNaN: true })

describe('compared with 50-digit arithmetic', () => {
  const D = Decimal.clone({ precision: 50 })
  const exact = (t: number, s: number, a: number) => {
    const T = new D(t).div('28.84')
    const N = new D(36000).times(10).times(a).div(69000).plus(1)
    const b = N.plus(s).minus(T)
    const root = b.times(b).plus(N.times(T).times(4)).sqrt()
    return b.isNegative() ? root.minus(b).div(N.times(2)) : T.times(2).div(b.plus(root))
  }
  function expectExact(t: number, s: number, a: number) {
    const { freeNmolL } = freeTestosterone({ totalNgDl: t, shbgNmolL: s, albuminGDl: a })
    const error = new D(freeNmolL)
      .minus(exact(t, s, a))
      .abs()
      .div(exact(t, s, a))
    expect(error.toNumber()).toBeLessThanOrEqual(1e-13)
  }

  // Ends of the domain and far beyond it, and where b = N + s - t passes through zero.
  const totals = [1e-6, 0.01, 1, 20, 500, 1829.31, 5000, 1e6, 1e9]
  const shbgs = [1e-6, 0.1, 1, 40, 1000, 10_000, 1e9]
  const albumins = [1e-3, 0.5, 1, 4.3, 6, 10, 1000]
  test('every corner of the domain agrees to a relative 1e-13', () => {
    for (const t of totals) for (const s of shbgs) for (const a of albumins) expectExact(t, s, a)
  })

  test('where total and SHBG nearly cancel, every step agrees to a relative 1e-13', () => {
    fc.assert(
      fc.property(shbg, albumin, fc.double({ min: -1e-6, max: 1e-6, noNaN: true }), (s, a, off) => {
        expectExact((albuminFactor(a) + s) * ngDlPerNmolL * (1 + off), s, a)
      }),
      { numRuns: 2000 },
    )
  })

  test('10,000 random inputs over the whole domain agree to a relative 1e-13', () => {
    fc.assert(
      fc.property(total, shbg, albumin, (t, s, a) => expectExact(t, s, a)),
      { numRuns: 10_000 },
    )
  }, 60_000)
})

describe('laws', () => {
  const run = (t: number, s: number, a?: number) =>
    freeTestosterone({ totalNgDl: t, shbgNmolL: s, albuminGDl: a })

  test('free, albumin-bound and SHBG-bound add up to the total', () => {
    fc.assert(
      fc.property(total, shbg, albumin, (t, s, a) => {
        const { freeNgDl, albuminBoundNgDl, shbgBoundNgDl } = run(t, s, a)
        expectClose(freeNgDl + albuminBoundNgDl + shbgBoundNgDl, t, 1e-12)
      }),
    )
  })

  test('0 < free < total / N, bioavailable <= total and >= total - SHBG', () => {
    fc.assert(
      fc.property(total, shbg, albumin, (t, s, a) => {
        const { freeNgDl, bioavailableNgDl } = run(t, s, a)
        expect(freeNgDl).toBeGreaterThan(0)
        expect(freeNgDl).toBeLessThan((t / albuminFactor(a)) * (1 + 1e-12))
        expect(bioavailableNgDl).toBeLessThanOrEqual(t * (1 + 1e-12))
        expect(bioavailableNgDl).toBeGreaterThanOrEqual((t - s * ngDlPerNmolL) * (1 + 1e-12) - 1e-9)
      }),
    )
  })

  test('free rises with the total and falls with SHBG and albumin; bioavailable rises with albumin', () => {
    const step = fc.double({ min: 1.01, max: 3, noNaN: true })
    fc.assert(
      fc.property(total, shbg, albumin, step, (t, s, a, k) => {
        const here = run(t, s, a)
        expect(run(t * k, s, a).freeNgDl).toBeGreaterThan(here.freeNgDl)
        expect(run(t, s * k, a).freeNgDl).toBeLessThan(here.freeNgDl)
        expect(run(t, s, a * k).freeNgDl).toBeLessThan(here.freeNgDl)
        expect(run(t, s, a * k).bioavailableNgDl).toBeGreaterThan(here.bioavailableNgDl * (1 - 1e-12))
        expect(run(t, s * k, a).bioavailableNgDl).toBeLessThan(here.bioavailableNgDl)
      }),
    )
  })

  test('limits: no SHBG, tiny total, huge total', () => {
    const n = albuminFactor(4.3)
    expectClose(run(500, 1e-9).freeNgDl, 500 / n, 1e-9)
    expectClose(run(1e-9, 40).percentFree, 100 / (n + 40), 1e-9)
    expectClose(run(1e12, 40).freeNmolL, (1e12 / ngDlPerNmolL - 40) / n, 1e-9)
  })

  test('blank or invalid albumin is 4.3 g/dL, and the result states it', () => {
    const given = run(500, 40, 4.3)
    for (const albuminGDl of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const result = freeTestosterone({ totalNgDl: 500, shbgNmolL: 40, albuminGDl })
      expect(result.freeNgDl).toBe(given.freeNgDl)
      expect(result.albuminAssumed).toBe(true)
    }
    expect(given.albuminAssumed).toBe(false)
  })

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('a total or SHBG of %p is rejected', value => {
    expect(() => run(value, 40)).toThrow(RangeError)
    expect(() => run(500, value)).toThrow(RangeError)
  })
})
