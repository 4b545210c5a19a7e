/**
 * Free testosterone by the equation of Vermeulen, Verdonck and Kaufman (J Clin Endocrinol Metab 1999;84:3666-3672,
 * doi:10.1210/jcem.84.10.6079). No dependencies; may be used alone.
 *
 * Mass balance of total testosterone T with free F, albumin-bound and SHBG-bound parts, all in nmol/L:
 *
 *     T = N·F + S·F / (1 + F)        N = 1 + Ka·A,  S = SHBG,  Ks = 1 L/nmol
 *
 * which is N·F² + (N + S − T)·F − T = 0 and has exactly one positive root. Relative error against 50 digits: at most
 * 1e-13 over the whole domain, whatever cancels. Not valid in pregnancy, nor when a drug occupies SHBG.
 *
 *     freeTestosterone({ totalNgDl: 500, shbgNmolL: 40, albuminGDl: 4.3 }).freeNgDl // 9.316511975…
 *
 * See also `read-typed.ts` (typed values), `units.ts` (conversion), `format.ts` (rounding for display), `history.ts` (saved
 * results) and `csv.ts`.
 */

/** Association constant of albumin and testosterone, L/mol. */
export const albuminConstant = 3.6e4
// The constant of SHBG and testosterone is 1e9 L/mol = 1 L/nmol: in nmol/L it is 1 and drops out of the equation.

/** Molar mass of albumin in the original convention, g/mol. Others use 66,430 or 66,500. */
export const albuminMolarMass = 69_000
/** (ng/dL) per (nmol/L) of testosterone; molar mass 288.4 g/mol. */
export const ngDlPerNmolL = 28.84
/** Used when albumin is blank or invalid, g/dL. */
export const defaultAlbuminGDl = 4.3

export type TestosteroneInput = {
  totalNgDl: number
  shbgNmolL: number
  /** Undefined or not a positive number: 4.3 g/dL is used. */
  albuminGDl?: number | undefined
}

export type TestosteroneResult = {
  freeNmolL: number
  freeNgDl: number
  freePmolL: number
  /** Percent of the total. */
  percentFree: number
  albuminBoundNgDl: number
  shbgBoundNgDl: number
  /** Free and albumin-bound together. */
  bioavailableNgDl: number
  totalNgDl: number
  shbgNmolL: number
  albuminGDl: number
  /** True when no usable albumin was given. */
  albuminAssumed: boolean
}

/** Dimensionless N = 1 + Ka·A for albumin in g/dL; 23.43 at 4.3 g/dL. */
export function albuminFactor(albuminGDl: number): number {
  return 1 + (albuminConstant * 10 * albuminGDl) / albuminMolarMass
}

/**
 * Positive root of N·x² + b·x − t = 0 without subtracting nearly equal numbers, whichever sign b has.
 * Arguments in nmol/L; the result too.
 */
function positiveRoot(n: number, b: number, t: number): number {
  const root = Math.sqrt(b * b + 4 * n * t)
  return b >= 0 ? (2 * t) / (b + root) : (root - b) / (2 * n)
}

/**
 * Free, bioavailable and bound testosterone.
 * @throws RangeError when total testosterone or SHBG is not a positive finite number.
 */
export function freeTestosterone({
  totalNgDl,
  shbgNmolL,
  albuminGDl,
}: TestosteroneInput): TestosteroneResult {
  if (!(totalNgDl > 0) || !Number.isFinite(totalNgDl))
    throw new RangeError('Total testosterone must be above 0')
  if (!(shbgNmolL > 0) || !Number.isFinite(shbgNmolL)) throw new RangeError('SHBG must be above 0')
  const usable = albuminGDl !== undefined && albuminGDl > 0 && Number.isFinite(albuminGDl)
  const albumin = usable ? albuminGDl : defaultAlbuminGDl
  const n = albuminFactor(albumin)
  const t = totalNgDl / ngDlPerNmolL
  const free = positiveRoot(n, n + shbgNmolL - t, t)
  return {
    freeNmolL: free,
    freeNgDl: free * ngDlPerNmolL,
    freePmolL: free * 1000,
    percentFree: (100 * free) / t,
    albuminBoundNgDl: (n - 1) * free * ngDlPerNmolL,
    shbgBoundNgDl: ((shbgNmolL * free) / (1 + free)) * ngDlPerNmolL,
    bioavailableNgDl: n * free * ngDlPerNmolL,
    totalNgDl,
    shbgNmolL,
    albuminGDl: albumin,
    albuminAssumed: !usable,
  }
}
