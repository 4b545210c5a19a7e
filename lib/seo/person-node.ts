import type { MedicalClinic, Person as PersonThing } from 'schema-dts'
import { clinic, type Person } from '@/content/facts/clinic'
import { clinicId } from './clinic-nodes'
import { absoluteUrl } from './page-metadata'

/**
 * Author or reviewer of a page, for structured data. For a sample profile it is the clinic, until a real person is
 * entered (decision 52).
 */
export function accountableNode(person: Person): PersonThing | MedicalClinic {
  if (person.sample) {
    return { '@type': 'MedicalClinic', '@id': clinicId, name: clinic.name, url: absoluteUrl('/') }
  }
  return personNode(person)
}

/** A real person with the credentials that the owner has supplied. */
export function personNode({ id, name, role, degree, license, npi, languages, path }: Person): PersonThing {
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl(path)}#${id}`,
    name,
    jobTitle: role,
    ...(degree ? { honorificSuffix: degree } : {}),
    url: absoluteUrl(path),
    ...(license
      ? {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: license.type,
            identifier: license.number,
            url: license.lookUpUrl,
          },
        }
      : {}),
    ...(npi ? { identifier: { '@type': 'PropertyValue', propertyID: 'NPI', value: npi } } : {}),
    worksFor: { '@id': clinicId },
    knowsLanguage: [...languages],
  }
}

/** Author name for article metadata. */
export function authorName(person: Person): string {
  return person.sample ? clinic.name : person.name
}
