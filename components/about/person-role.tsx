import type { Person } from '@/content/facts/clinic'
import { personWords } from '@/content/ui/contact'

/** The line under a person's name: the role, and a tag while the profile is a sample. */
export function PersonRole({ role, sample }: Pick<Person, 'role' | 'sample'>) {
  return (
    <p className="note">
      {role} {sample ? <span className="tag">{personWords.sample}</span> : null}
    </p>
  )
}
