import { about } from '../content/about'
import { calculator } from '../content/calculator'
import { allowedWording, type Claim, claims } from '../content/facts/claims'
import { clinic } from '../content/facts/clinic'
import { languages } from '../content/facts/languages'
import { place } from '../content/facts/place'
import { telehealthRule } from '../content/facts/telehealth'
import { translationRecords } from '../content/facts/translation-records'
import { articles, pages, services } from '../content/site'
import { longDate } from '../lib/dates'
import { pagesOf } from '../lib/editorial/claim-pages'
import { unreviewed } from '../lib/editorial/translation-record'
import { sandboxVariables } from '../lib/env'
import { samples } from '../lib/launch'
import { articlePath, servicePaths } from '../lib/routes'
import { renderedPages } from './lib/rendered-pages'

/** What the clinic must still supply or confirm before the site goes live. Exit code 1 while anything is left. */

type Group = { title: string; file: string; left: string[] }

/** Facts that patients verify about a person, who must post the Board's notice, and the hosting provider. */
function emptyFacts(): string[] {
  const people = Object.entries(clinic.people).flatMap(([id, person]) => [
    ...(person.degree ? [] : [`clinic.people.${id}.degree: as licensed`]),
    ...(person.license ? [] : [`clinic.people.${id}.license: type, number and the board's look-up page`]),
    ...(person.npi ? [] : [`clinic.people.${id}.npi: ten digits`]),
    ...(person.supervisingPhysician
      ? []
      : [`clinic.people.${id}.supervisingPhysician: name and license number (22 TAC chapter 169)`]),
  ])
  const notice = Object.entries(clinic.texasComplaintNotice)
    .filter(([, text]) => text === null)
    .map(
      ([language]) =>
        `clinic.texasComplaintNotice.${language}: the Board's poster, unaltered (22 TAC 177.2), from ${clinic.texasMedicalBoardNoticesUrl}`,
    )
  const host = Object.entries(clinic.websiteHost)
    .filter(([, text]) => text === null)
    .map(([name]) => `clinic.websiteHost.${name}: for the website privacy section`)
  const board = clinic.licensing.board
    ? []
    : ['clinic.licensing.board: the board that licenses the provider (Health and Safety Code 181.105)']
  return [...people, ...board, ...notice, ...host]
}

function emptySlots(): string[] {
  const tour = about.tour.stations.flatMap(({ kind, title, file }) =>
    file ? [] : [`about.tour: ${kind} "${title}"`],
  )
  const parts = services.flatMap(({ key, parts = [] }) =>
    parts.flatMap(part => {
      if (part.kind === 'gallery') {
        return part.items
          .filter(({ before, after }) => !before || !after)
          .map(({ condition }) => `${key}: two consented photos of "${condition}"`)
      }
      return part.kind === 'video' ? [`${key}: film "${part.title}" with captions`] : []
    }),
  )
  return [...tour, 'about: portrait of the provider', ...parts]
}

async function openClaims(): Promise<string[]> {
  const pages = await renderedPages()
  return Object.entries<Claim>(claims)
    .filter(([, { needsOwner }]) => needsOwner)
    .map(
      ([name, claim]) =>
        `${name}: "${claim.value}" on ${pagesOf(claim, pages).join(', ')}${claim.rule ? ` (rule ${claim.rule})` : ''}`,
    )
}

/** Texts that no clinician has read, or that were changed after one read them. */
function editedSinceReview(): string[] {
  const texts = [
    ...articles.map(({ meta }) => ({ ...meta, name: articlePath(meta.slug) })),
    ...services.map(service => ({ ...service, name: servicePaths[service.key] })),
    ...pages.flatMap(page =>
      page.key === 'calculator' ? [{ ...calculator, name: page.path, updatedOn: page.updatedOn }] : [],
    ),
  ]
  return texts
    .filter(({ updatedOn, reviewedOn = '' }) => updatedOn > reviewedOn)
    .map(
      ({ name, updatedOn, reviewedOn = 'by nobody' }) =>
        `${name}: changed ${updatedOn}, reviewed ${reviewedOn}`,
    )
}

/** Pages whose translation no speaker of the language has reviewed against the English one. */
const unreviewedTranslations: Group[] = Object.entries(translationRecords).map(([code, record]) => ({
  title: `Pages in ${languages.find(language => language.code === code)?.own ?? code} that no person has reviewed`,
  file: `content/${code}/record.ts`,
  left: unreviewed(record),
}))

const questions = [
  'Does the clinic receive federal funds (Section 1557, Section 504)?',
  'Is the clinic a HIPAA covered entity? The notice reads January 1, 2025 (decision 48), but its date may not be earlier than the day its text is published (45 CFR 164.520(b)(1)(viii)).',
  'Has a Texas health lawyer read the notice, its addendum on substance-use records, website privacy and the terms?',
  'May the testimonials page go live? Texas Occupations Code 101.201(b)(4) counts advertising that contains a testimonial as deceptive (decision 53).',
  'Does medicine ship outside Texas? Is there a lower or upper age for patients? Can the portal be used in Spanish? The pages say nothing of these.',
  'Venue for disputes, and whether the clinic wants one in the terms of service.',
  'What happens to the first-visit fee when the labs are normal? The pages say that it is one payment.',
  'Who compounds the medicines? Which microneedling device is used, and what is it cleared for?',
  'Immunity Boost, Athletic Performance IV, Joint & Injury Healing, Cellular Renewal Program, 21-Day Metabolic Reset, Reclaiming Vitality, 100% satisfaction: each name says what its page denies, and a disclaimer does not cure that (FTC). Keep which?',
  'Is there a license for the Runels marks (P-Shot, O-Shot, Vampire Facial, Vampire Facelift)?',
  `Outcome of FDA’s peptide and GLP-1 rulemaking after July 2026; what follows the telehealth rule, which runs to ${longDate(telehealthRule.validUntil)}.`,
]

async function main() {
  const groups: Group[] = [
    { title: 'Sample identity', file: 'content/facts/clinic.ts', left: samples(clinic, 'clinic') },
    {
      title: 'Drawings and order of the visit to be confirmed (then npm run art)',
      file: 'content/facts/place.ts',
      left: samples(place, 'place'),
    },
    {
      title: 'Facts that only the owner has',
      file: 'content/facts/clinic.ts',
      left: emptyFacts(),
    },
    { title: 'Media slots without a file', file: 'content/about.ts, content/services/', left: emptySlots() },
    { title: 'Claims that need the owner', file: 'content/facts/claims.ts', left: await openClaims() },
    {
      title: 'Wordings the rules would reject, allowed by decision 22 (docs/decisions/specification.md)',
      file: 'content/facts/claims.ts',
      left: [...allowedWording],
    },
    {
      title: 'Texts changed since their medical review',
      file: 'content/articles/, content/services/, content/calculator.ts',
      left: editedSinceReview(),
    },
    ...unreviewedTranslations,
    {
      title: 'Outside services that are still the sandbox',
      file: '.env (see .env.example)',
      left: sandboxVariables(),
    },
    { title: 'Questions for the owner', file: 'ask the owner', left: questions },
  ]

  for (const { title, file, left } of groups) {
    console.log(`\n${title}: ${left.length === 0 ? 'nothing left' : left.length}  [${file}]`)
    for (const line of left) console.log(`  - ${line}`)
  }
  const total = groups.reduce((sum, { left }) => sum + left.length, 0)
  console.log(total === 0 ? '\nReady to go live.' : `\n${total} points are left before going live.`)
  if (total > 0) process.exitCode = 1
}

void main()
