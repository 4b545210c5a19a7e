import type { Person } from '@/content/facts/clinic'
import { PersonFacts } from './person-facts'
import { PersonRole } from './person-role'

/** The brass plate beside a practice's door: who treats here. A portrait will stand left of the rows. */
export function CredentialPlate({ person, draft }: { person: Person; draft: boolean }) {
  return (
    <section className="neatline credential-plate" aria-labelledby={person.id}>
      <h2 className="text-2xl" id={person.id}>
        {person.name}
      </h2>
      <PersonRole {...person} />
      <PersonFacts person={person} draft={draft} />
    </section>
  )
}
