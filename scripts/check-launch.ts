import { about } from '../content/about'
import { calculator } from '../content/calculator'
import { allowedWording, type Claim, claims } from '../content/facts/claims'
import { clinic } from '../content/facts/clinic'
import { articles, pages, services } from '../content/site'
import { sandboxVariables } from '../lib/env'
import { articlePath, servicePaths } from '../lib/routes'

/** What the clinic must still supply or confirm before the site goes live. Exit code 1 while anything is left. */

type Group = { title: string; file: string; left: string[] }

/** Paths of entries that carry `sample: true`. */
function samples(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'sample' in value && value.sample === true ? [path] : []
  return [...own, ...Object.entries(value).flatMap(([name, part]) => samples(part, `${path}.${name}`))]
}

function withoutCredentials(): string[] {
  return Object.entries(clinic.people)
    .filter(([, person]) => person.credentials === null)
    .map(([id]) => `clinic.people.${id}.credentials: degree, license type and number`)
}

function emptySlots(): string[] {
  const tour = about.tour.slots.map(({ kind, title }) => `about.tour: ${kind} "${title}"`)
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
  return [...tour, 'about.biography: portrait of the provider', ...parts]
}

function openClaims(): string[] {
  return Object.entries<Claim>(claims)
    .filter(([, { needsOwner }]) => needsOwner)
    .map(
      ([name, { value, usedOn, rule }]) =>
        `${name}: "${value}" on ${usedOn.join(', ')}${rule ? ` (rule ${rule})` : ''}`,
    )
}

/** Texts that were changed after a clinician last read them. */
function editedSinceReview(): string[] {
  const texts = [
    ...articles.map(({ meta }) => ({ ...meta, name: articlePath(meta.slug) })),
    ...services.map(service => ({ ...service, name: servicePaths[service.key] })),
    ...pages.flatMap(page =>
      page.key === 'calculator' ? [{ ...calculator, name: page.path, updatedOn: page.updatedOn }] : [],
    ),
  ]
  return texts
    .filter(({ updatedOn, reviewedOn }) => updatedOn > reviewedOn)
    .map(({ name, updatedOn, reviewedOn }) => `${name}: changed ${updatedOn}, reviewed ${reviewedOn}`)
}

const questions = [
  'Does the clinic receive federal funds (Section 1557, Section 504)?',
  'Is the clinic a HIPAA covered entity? The notice dates from January 1, 2025; a revision was due by February 16, 2026.',
  'Who compounds the medicines? Which microneedling device is used, and what is it cleared for?',
  'Is there a license for the Runels marks (P-Shot, O-Shot, Vampire Facial, Vampire Facelift)?',
  'Supervising physician and license number (22 TAC chapter 169).',
  'The Texas Medical Board’s complaint notice, in the Board’s own wording, English and Spanish (22 TAC 177.2).',
  'Outcome of FDA’s peptide and GLP-1 rulemaking after July 2026; end of the telehealth rule on December 31, 2026.',
]

const groups: Group[] = [
  { title: 'Sample identity', file: 'content/facts/clinic.ts', left: samples(clinic, 'clinic') },
  { title: 'Credentials', file: 'content/facts/clinic.ts', left: withoutCredentials() },
  { title: 'Media slots without a file', file: 'content/about.ts, content/services/', left: emptySlots() },
  { title: 'Claims that need the owner', file: 'content/facts/claims.ts', left: openClaims() },
  {
    title: 'Wordings the rules would strike, kept by decision 22 (docs/decisions/specification.md)',
    file: 'content/facts/claims.ts',
    left: [...allowedWording],
  },
  {
    title: 'Texts changed since their medical review',
    file: 'content/articles/, content/services/, content/calculator.ts',
    left: editedSinceReview(),
  },
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
