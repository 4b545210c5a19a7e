import { clinic, type Person } from '@/content/facts/clinic'
import { personWords } from '@/content/ui/contact'
import { fill } from '@/lib/words/fill'
import { OutLink } from '../ui/buttons'
import { LinkedWords } from '../ui/linked-words'

type PersonFactsProps = {
  person: Person
  /** In a draft build, each missing fact is named, with a dashed outline. */
  draft?: boolean
}

type Fact = { label: string; value: string | null; gap?: string }

function factsOf({ degree, license, npi, supervisingPhysician }: Person): readonly Fact[] {
  return [
    { label: personWords.degree, value: degree, gap: personWords.degreeGap },
    {
      label: personWords.license,
      value: license && fill(personWords.licenseNumber, { type: license.type, number: license.number }),
      gap: personWords.licenseGap,
    },
    { label: personWords.npi, value: npi, gap: personWords.npiGap },
    {
      label: personWords.physician,
      value:
        supervisingPhysician &&
        fill(personWords.physicianLicense, {
          name: supervisingPhysician.name,
          number: supervisingPhysician.licenseNumber,
        }),
      gap: personWords.physicianGap,
    },
  ]
}

/** The credentials a patient may want to check. Facts without a value are left out. */
export function PersonFacts({ person, draft = false }: PersonFactsProps) {
  const { license, practice, languages } = person
  const facts = factsOf(person).filter(({ value, gap }) => value || (draft && gap))
  return (
    <>
      {facts.length > 0 || practice ? (
        <dl className="credentials">
          {facts.map(({ label, value, gap }) => (
            <div key={label}>
              <dt>{label}</dt>
              {value ? (
                <dd>{value}</dd>
              ) : (
                <dd className="credential-gap">{fill(personWords.gap, { what: gap ?? '' })}</dd>
              )}
            </div>
          ))}
          {practice ? (
            <div>
              <dt>{personWords.languages}</dt>
              <dd>
                <ul className="in-a-row">
                  {clinic.languages
                    .filter(({ code }) => languages.includes(code))
                    .map(({ code, own }) => (
                      <li key={code} lang={code}>
                        {own}
                      </li>
                    ))}
                </ul>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {person.sample && practice && !draft ? (
        <p className="note mt-4">
          <LinkedWords text={fill(personWords.unpublished, { phone: clinic.phone.display })} />
        </p>
      ) : null}
      {license || practice ? (
        <OutLink
          kind="authority"
          className="go mt-4 text-sm"
          href={license?.lookUpUrl ?? clinic.texasMedicalBoardLookUpUrl}
        >
          {license ? personWords.lookUp : personWords.lookUpAny}
        </OutLink>
      ) : null}
    </>
  )
}
