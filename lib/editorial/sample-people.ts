import type { Person } from '@/content/facts/clinic'

/** Paths of entries with `sample: true`. */
export function samples(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const ownSample = 'sample' in value && value.sample === true ? [path] : []
  return [...ownSample, ...Object.entries(value).flatMap(([name, part]) => samples(part, `${path}.${name}`))]
}

/**
 * A live site must not present an invented clinician, or name one as the reviewer of medical pages.
 * @throws with the entries and their file, when SITE_ENV is production
 */
export function refuseSamplePeople(siteEnv: string, people: Readonly<Record<string, Person>>): void {
  const remaining = samples(people, 'clinic.people')
  if (siteEnv !== 'production' || remaining.length === 0) return
  throw new Error(
    `SITE_ENV=production refuses sample people: ${remaining.join(', ')} in content/facts/clinic.ts. Enter the real name, degree, license and supervising physician, and set sample: false.`,
  )
}
