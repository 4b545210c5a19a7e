import type { Person } from '@/content/facts/clinic'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { PersonFacts } from './person-facts'
import { PersonRole } from './person-role'

/** Who treats patients here: name, role and credentials. */
export function Credentials({ person, draft }: { person: Person; draft: boolean }) {
  return (
    <section className="frame credential-card" aria-labelledby={person.id}>
      <h2 className="text-2xl" id={person.id}>
        {person.name}
      </h2>
      <PersonRole {...person} />
      <PersonFacts person={person} draft={draft || person.sample} />
      <FirstScreenEnd />
    </section>
  )
}
