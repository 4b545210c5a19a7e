import { clinic, type Person } from '@/content/facts/clinic'
import { personWords } from '@/content/ui/contact'
import { fill } from '@/lib/fill'
import { OutLink } from '../ui/buttons'

/** The credentials a patient may want to check. Fields without a value are left out. */
export function PersonFacts({ person }: { person: Person }) {
  const { name, role, degree, license, supervisingPhysician, languages, sample } = person
  const spoken = clinic.languages
    .filter(({ code }) => languages.includes(code))
    .map(language => language.name)
  const facts = [
    { label: personWords.degree, value: degree },
    {
      label: personWords.license,
      value: license && fill(personWords.licenseNumber, { type: license.type, number: license.number }),
    },
    {
      label: personWords.physician,
      value:
        supervisingPhysician &&
        fill(personWords.physicianLicense, {
          name: supervisingPhysician.name,
          number: supervisingPhysician.licenseNumber,
        }),
    },
    { label: personWords.languages, value: spoken.join(', ') },
  ]
  return (
    <div>
      <h3 className="text-xl">{name}</h3>
      <p className="note">{sample ? fill(personWords.sample, { role }) : role}</p>
      <dl className="mt-2 text-sm">
        {facts.map(({ label, value }) =>
          value ? (
            <div key={label} className="mt-1">
              <dt className="inline text-ink-2">{`${label}: `}</dt>
              <dd className="inline">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {license ? (
        <OutLink kind="authority" href={license.lookUpUrl}>
          {personWords.lookUp}
        </OutLink>
      ) : null}
    </div>
  )
}
