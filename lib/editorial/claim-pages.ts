import type { Claim } from '@/content/facts/claims'
import type { RenderedPage } from './page-rules'

type Claims = Readonly<Record<string, Claim>>
type Pages = ReadonlyMap<string, RenderedPage>

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

const wordingsOf = ({ wording, also = [] }: Claim) => [wording, ...also]

/** The pages that have one of the wordings, in their text or in their structured data. */
function pagesWith(wordings: readonly string[], pages: Pages): string[] {
  const wanted = wordings.map(withoutSpaces)
  return [...pages].flatMap(([path, { text, source }]) => {
    const shown = [text, source].map(withoutSpaces)
    return wanted.some(wording => shown.some(part => part.includes(wording))) ? [path] : []
  })
}

/** The pages that make the claim. */
export const pagesOf = (claim: Claim, pages: Pages): string[] => pagesWith(wordingsOf(claim), pages)

/** Wordings of the register that no page has. */
export function claimFindings(claims: Claims, pages: Pages): string[] {
  return Object.entries(claims).flatMap(([name, claim]) =>
    wordingsOf(claim)
      .filter(wording => pagesWith([wording], pages).length === 0)
      .map(wording => `content/facts/claims.ts ${name}: no page says "${wording}"`),
  )
}
