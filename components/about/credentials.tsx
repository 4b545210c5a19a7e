import type { Person } from '@/content/facts/clinic'
import { photoArt } from '@/lib/pictures/photos'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { Picture } from '../ui/picture'
import { PersonFacts } from './person-facts'
import { PersonRole } from './person-role'

type CredentialsProps = { person: Person; draft: boolean; endsFirstScreen?: boolean }

/** Who treats patients here: name, role, biography and credentials. */
export function Credentials({ person, draft, endsFirstScreen = true }: CredentialsProps) {
  return (
    <section className="frame credential-card" aria-labelledby={person.id}>
      {person.portrait ? (
        <div className="portrait">
          <Picture
            art={photoArt(person.portrait.photo)}
            alt={person.portrait.alt}
            sizes="(width < 40.0625rem) 90vw, 15rem"
          />
        </div>
      ) : null}
      <h2 className="text-2xl" id={person.id}>
        {person.name}
      </h2>
      <PersonRole {...person} />
      {person.practice ? <p className="mt-4">{person.practice.biography}</p> : null}
      <PersonFacts person={person} draft={draft} />
      {endsFirstScreen ? <FirstScreenEnd /> : null}
    </section>
  )
}
