import { escapeRegExp } from '../../lib/escape-reg-exp'
import { text } from '../../scripts/audit/html'
import { mainOf, served } from './served'
import { expect, test } from './served-test'

/** A fact that the served pages must state, and the wrong wording that it replaced. */
export type Fact = {
  /** Finding of the clinical review, with its subject: 'M2: creams are compounded'. */
  name: string
  /** Every page that states it. */
  paths: readonly string[]
  says: readonly (string | RegExp)[]
  neverSays?: readonly (string | RegExp)[]
}

/** One test per fact and page, on the text of the served `<main>` with its references and folded answers. */
export function testFacts(facts: readonly Fact[]): void {
  for (const { name, paths, says, neverSays = [] } of facts) {
    for (const path of paths) {
      test(`${name} (${path})`, async ({ request }) => {
        const html = await served(request, path)
        const words = text(mainOf(html)).replace(/\s+/g, ' ')
        for (const one of says) expect(words).toMatch(pattern(one))
        for (const one of neverSays) expect(html).not.toMatch(pattern(one))
      })
    }
  }
}

const pattern = (wanted: string | RegExp) =>
  wanted instanceof RegExp ? wanted : new RegExp(escapeRegExp(wanted))
