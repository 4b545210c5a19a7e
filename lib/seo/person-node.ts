import type { Organization, Person as PersonThing } from 'schema-dts'
import { clinic, type Person } from '@/content/facts/clinic'
import { clinicId } from './clinic-nodes'
import { absoluteUrl } from './page-metadata'

/**
 * Who wrote or reviewed a page, for structured data. A sample profile is nobody, so the clinic answers for the page
 * until a real person does (decision 52).
 */
export function accountableNode(person: Person): PersonThing | Organization {
  if (person.sample) {
    return { '@type': 'Organization', '@id': clinicId, name: clinic.name, url: absoluteUrl('/') }
  }
  return personNode(person)
}

/** A real person, with the credentials that the owner has supplied. */
export function personNode({ id, name, role, degree, languages, path }: Person): PersonThing {
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl(path)}#${id}`,
    name,
    jobTitle: role,
    ...(degree ? { honorificSuffix: degree } : {}),
    url: absoluteUrl(path),
    worksFor: { '@id': clinicId },
    knowsLanguage: [...languages],
  }
}

/** The name that article metadata gives as its author. */
export function authorName(person: Person): string {
  return person.sample ? clinic.name : person.name
}
