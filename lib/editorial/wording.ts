import type { WordingGroup } from '@/content/schema'

/**
 * Wording rules for a health advertiser, as tests: section 9 of the compliance rules. They check every text of content/
 * (npm run check) and of every served page (npm run audit).
 */

type Rule = {
  group: WordingGroup
  pattern: RegExp
  /** The words are allowed in a sentence that negates them: 'not FDA-approved'. */
  deniable?: true
}

const rule = (group: WordingGroup, pattern: RegExp): Rule => ({ group, pattern })
const deniable = (group: WordingGroup, pattern: RegExp): Rule => ({ group, pattern, deniable: true })

export const rules: readonly Rule[] = [
  rule('ALL', /\bguarantee(d|s)?\b/i),
  rule('ALL', /\b100\s?% (satisfaction|success|safe|effective|natural)/i),
  rule('ALL', /\b(risk|side[- ]effect|pain)[- ]free\b/i),
  rule('ALL', /\bno side effects\b/i),
  rule('ALL', /\b(miracle|breakthrough|revolutionary)\b/i),
  deniable(
    'ALL',
    /\b(cure[sd]?|reverse[sd]?|heal[s]? )\b.*\b(disease|diabetes|cancer|arthritis|dysfunction|hair loss)\b/i,
  ),
  rule('ALL', /\bpermanent(ly)?\b (results?|cure|weight loss|hair)/i),
  rule('ALL', /\bclinically proven\b/i),
  rule('ALL', /\bscientifically proven\b/i),
  rule(
    'ALL',
    /\b(best|#1|number one|leading|top[- ]rated|premier|most advanced)\b.{0,30}\b(clinic|provider|doctor|care)\b/i,
  ),
  rule('ALL', /\bboard[- ](eligible|qualified)\b/i),
  rule('ALL', /\bHIPAA[- ]certified\b/i),
  rule('ALL', /\bADA[- ](certified|compliant)\b/i),
  deniable('ALL', /\bFDA[- ](approved|cleared|registered)\b/i),
  rule('ALL', /\banti[- ]?aging\b/i),
  rule('ALL', /\bfountain of youth\b/i),
  rule('ALL', /\breclaim your youth\b/i),
  deniable('ALL', /\bdetox(ify|ifies|ification)?\b/i),
  rule('GLP1', /\bgeneric\b.{0,20}\b(ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide)\b/i),
  rule('GLP1', /\bsame\b.{0,25}\b(ingredient|drug|medication|thing|results?)\b/i),
  rule('GLP1', /\b(equivalent|identical|comparable) to\b/i),
  rule('GLP1', /\b(lose|drop|shed)\b.{0,15}\b\d+\+?\s?(lb|lbs|pounds?|kg|%)/i),
  rule('GLP1', /\bwithout (diet|exercise|dieting)\b/i),
  rule('GLP1', /\bmelt(s)? (away )?fat\b/i),
  rule('GLP1', /\b15\s?[-–]\s?20\s?%.{0,40}\b(6|12|six|twelve)\b/i),
  rule('GLP1', /\bshortage\b/i),
  rule('TRT', /\b(proven )?(heart|cardio)[- ]?protect/i),
  rule('TRT', /\bsafe for (your|the) heart\b/i),
  rule('TRT', /\brestore[sd]? (youth|vitality|manhood)\b/i),
  rule('TRT', /\b(millions of men|most men) (have|suffer)/i),
  rule('TRT', /\byou (qualify|need) (for )?TRT\b/i),
  rule('TRT', /\bno effect on fertility\b/i),
  rule('PEPT', /\b(heals?|repairs?|regenerates?|boosts?|burns?|builds?|melts?)\b/i),
  rule('PEPT', /\blegal(ly)? (again|approved)\b/i),
  rule('PEPT', /\bresearch (use|peptide)\b/i),
  deniable(
    'EXO',
    /\bexosomes?\b.{0,60}\b(treat|heal|regenerate|regrow|cure|proven|approved|superior|better)\b/i,
  ),
  rule('EXO', /\bstem[- ]cell(s)?\b/i),
  rule('PRP', /\b(P|O)[- ]?Shot\b/),
  rule('PRP', /\bPriapus\b/i),
  rule('PRP', /\bVampire (Facial|Facelift|Breast)\b/i),
  rule('PRP', /\bregrow(s|th)?\b/i),
  rule('PRP', /\b(enlarge|girth|size increase)\b/i),
  rule('PRP', /\bcures? (ED|erectile)\b/i),
  rule('IV', /\b(boosts?|supercharges?|strengthens?)\b.{0,15}\bimmun/i),
  rule(
    'IV',
    /\b(cure|prevent|treat)s?\b.{0,25}\b(cold|flu|covid|hangover|migraine|fatigue|addiction|cancer)\b/i,
  ),
  rule('IV', /\b100\s?% absor/i),
  rule('FUNC', /\broot cause\b.{0,20}\b(cure|eliminate|reverse)/i),
  rule('FUNC', /\bresets? your metabolism\b/i),
  rule('FUNC', /\bcellular renewal\b/i),
  rule('REV', /\b(5\.0|4\.9)\b/),
  rule('REV', /\b150\+? (Google )?reviews\b/i),
  rule('REV', /\b500\+/),
]

/** Molecules without approval: named only in an evidence section, beside the required warnings. */
const molecules =
  /\b(BPC[- ]?157|TB[- ]?500|CJC[- ]?1295|ipamorelin|DSIP|epitalon|semax|selank|KPV|MOTS[- ]?c|AOD[- ]?9604|GHK[- ]?Cu)\b/i

const denial =
  /\b(not|no|never|nor|neither|without|cannot|nothing|none|little|isn[’']t|aren[’']t|don[’']t|doesn[’']t)\b/i

/** Approved products that may be called so; the sentence must name one of them (allow-list of rules D7 and W1). */
const approvedSubjects =
  /\b(semaglutide|tirzepatide|testosterone|minoxidil|finasteride|products?|medicines?|medications?|microneedling device|trials? of)\b/i

export type WordingText = {
  /** Location of the text, for the message: 'content/services/prp-therapy.ts faq.2.answer'. */
  place: string
  text: string
  groups: readonly WordingGroup[]
  /** True inside an article's evidence section. */
  evidence?: boolean
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?;:])\s+/)
}

function vary(text: string): boolean {
  const at = text.search(/\bresults (may|will) vary\b/i)
  return at >= 0 && !/\b(average|typical)/i.test(text.slice(at))
}

/**
 * Texts that break a rule. `allowed` lists the literal exceptions of the claims register, so that exceptions can only be
 * made there.
 */
export function bannedWording(
  { place, text, groups, evidence = false }: WordingText,
  allowed: readonly string[],
): string[] {
  const stripped = allowed.reduce((rest, literal) => rest.replaceAll(literal, ' '), text)
  const found: string[] = []
  if (vary(stripped)) found.push(`${place}: "results may vary" without an average beside it`)
  for (const sentence of sentences(stripped)) {
    for (const { group, pattern, deniable: mayDeny } of rules) {
      if (group !== 'ALL' && group !== 'REV' && !groups.includes(group)) continue
      const match = pattern.exec(sentence)
      if (!match) continue
      if (mayDeny && (denial.test(sentence) || (/FDA/.test(match[0]) && approvedSubjects.test(sentence))))
        continue
      found.push(`${place}: "${match[0]}" in "${sentence.trim()}" (${group})`)
    }
    const molecule = evidence ? null : molecules.exec(sentence)
    if (molecule) found.push(`${place}: "${molecule[0]}" outside an evidence section`)
  }
  return found
}
