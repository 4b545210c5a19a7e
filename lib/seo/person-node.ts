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

/** A real person with the credentials that the owner has supplied. Who has left is on no page and works here no more. */
export function personNode(person: Person): PersonThing {
  const { id, name, role, until, degree, license, npi, languages, path } = person
  return {
    '@type': 'Person',
    name,
    ...(until === null
      ? {
          '@id': `${absoluteUrl(path)}#${id}`,
          jobTitle: role,
          url: absoluteUrl(path),
          worksFor: { '@id': clinicId },
        }
      : {}),
    ...(degree ? { honorificSuffix: degree } : {}),
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
    knowsLanguage: [...languages],
  }
}

/** Author name for article metadata. */
export function authorName(person: Person): string {
  return person.sample ? clinic.name : person.name
}
