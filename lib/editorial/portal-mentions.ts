import type { RenderedPage } from './page-rules'

/** Leaves of the page that hold sentences. */
const block = /<(p|li|dd)\b[^>]*>((?:(?!<\/?(?:p|li|dd|ul)\b)[\s\S])*)<\/\1>/g
const withoutTags = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The sign-in forms: React renders their text in the browser, and the button to the portal stands above them. */
const isSignIn = (path: string) => path.startsWith('/auth')

/** Sentences that name the patient portal without its link: who reads one wants to go there. */
export function portalFindings(
  pages: ReadonlyMap<string, RenderedPage>,
  mention: string,
  portalUrl: string,
): string[] {
  return [...pages].flatMap(([path, { source }]) =>
    isSignIn(path)
      ? []
      : [...source.matchAll(block)]
          .filter(([, , markup = '']) => withoutTags(markup).includes(mention))
          .filter(([, , markup = '']) => !markup.includes(`href="${portalUrl}"`))
          .map(
            ([, , markup = '']) => `${path}: names the ${mention} without its link: "${withoutTags(markup)}"`,
          ),
  )
}
